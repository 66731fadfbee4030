"""Drawing tools for games: SVG, colours, glyphs, symbols, outlines, chart paper."""
