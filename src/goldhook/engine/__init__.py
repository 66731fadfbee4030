"""Compile kernels, and cache the compiled code."""
