"""Silver & Gold as SVG."""
