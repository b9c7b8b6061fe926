import { expect, test } from "vitest";
import { longDay, memberLimit, paragraphsOf, shortDay, startLabel } from "@/components/groups/wording";
import { cutText } from "@/lib/cut-text";

test("a day reads the same in every time zone", () => {
  expect(longDay("2026-12-04")).toBe("Fri, 4 Dec 2026");
  expect(shortDay("2027-01-02")).toBe("2 Jan 2027");
  expect(shortDay("")).toBe("");
});

test("a group starts until its first day has come", () => {
  expect(["2026-12-05", "2026-12-04", "2026-12-03"].map((day) => startLabel(day, "2026-12-04"))).toEqual(["Starts", "Started", "Started"]);
});

test("text is cut at whole letters, in Bangla too", () => {
  expect(cutText("short", 80)).toBe("short");
  expect(cutText("one two three", 7)).toBe("one two…");
  // কি is one letter of two code points: it stays whole.
  expect(cutText("কিকিকি", 2)).toBe("কিকি…");
  expect(cutText("👩‍👩‍👧".repeat(3), 3)).toBe("👩‍👩‍👧".repeat(3));
});

test("blank lines part paragraphs", () => {
  expect(paragraphsOf("One\nstill one\n\n \n Two\n")).toEqual(["One\nstill one", "Two"]);
});

test("one member is one member", () => {
  expect(memberLimit(1)).toBe("1 member at most");
  expect(memberLimit(1200)).toBe("1,200 members at most");
});
