import { describe, expect, test } from "vitest";
import { plainText } from "@/lib/blog/plain-text-rules";
import { cutExcerpt } from "@/lib/blog/views";

describe("the plain text of an article", () => {
  test("keeps paragraphs apart by one blank line and joins wrapped lines", () =>
    expect(plainText("One\nline.\n\n\n\nTwo.\n")).toBe("One line.\n\nTwo."));

  test("keeps numbers, bullets and bold as markers, an item to a line", () =>
    expect(plainText("1. **One**\n   goes on\n2. Two\n\n- a\n- b")).toBe("1. **One** goes on\n2. Two\n\n- a\n- b"));

  test("turns a heading into a bold paragraph of its own", () =>
    expect(plainText("## Plan *it*\nNow.\n\n### Then")).toBe("**Plan it**\n\nNow.\n\n**Then**"));

  test("turns links, emphasis and quotations into their words", () =>
    expect(plainText("> See *this* [group](/allGroups), _now_, and snake_case_name.")).toBe("See this group, now, and snake_case_name."));

  test("drops components and keeps what they hold", () =>
    expect(plainText("<Gallery pictures={props.images} />\n\n<Light>**Best light:** <Bn>ভোর</Bn></Light>")).toBe("**Best light:** ভোর"));

  test("reads Windows line ends too", () => expect(plainText("One.\r\n\r\nTwo.")).toBe("One.\n\nTwo."));
});

describe("a folded card's excerpt", () => {
  test("is left alone up to 60 characters", () => expect(cutExcerpt("a".repeat(60))).toBe("a".repeat(60)));
  test("is cut at 60 with an ellipsis", () => expect(cutExcerpt("a".repeat(61))).toBe(`${"a".repeat(60)}…`));
  test("does not leave a blank before the ellipsis", () => expect(cutExcerpt(`${"a".repeat(59)} bc`)).toBe(`${"a".repeat(59)}…`));
  test("never tears a character in two", () => expect(cutExcerpt(`${"a".repeat(59)}🪡🧵`)).toBe(`${"a".repeat(59)}🪡…`));
});
