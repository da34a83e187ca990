"""The laws of the kernel as checks that hold for every game; the fuzzer and the tests use the same ones."""
