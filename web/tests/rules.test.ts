import { describe, expect, it } from "vitest";

import { parts } from "../src/rules/prose";

describe("the markup of the rules", () => {
  it("distinguishes plain words, bold words and keys", () => {
    expect(parts("Turn with <R>, **whole pattern** only.")).toEqual([
      { kind: "plain", text: "Turn with " },
      { kind: "key", text: "R" },
      { kind: "plain", text: ", " },
      { kind: "strong", text: "whole pattern" },
      { kind: "plain", text: " only." },
    ]);
  });

  it("leaves other signs alone", () => {
    expect(parts("2 * 3 < 7")).toEqual([{ kind: "plain", text: "2 * 3 < 7" }]);
    expect(parts("")).toEqual([]);
  });
});
