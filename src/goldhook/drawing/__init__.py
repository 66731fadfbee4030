"""What games draw with: SVG, colours, glyphs, symbols, outlines, chart paper."""
