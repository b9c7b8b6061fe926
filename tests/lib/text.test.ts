import { expect, test } from "vitest";
import { DisplayName, NewPassword } from "@/lib/accounts/schema";
import { ContactInput } from "@/lib/contact/schema";
import { GroupInput } from "@/lib/groups/schema";
import { MeetupInput } from "@/lib/meetups/schema";
import { BanInput } from "@/lib/memberships/schema";
import { manyLines, oneLine } from "@/lib/text";

test("one line has no line break and no control character; joiners of Bangla stay", () => {
  expect(oneLine(" Tea\r\nand\u2028tiles\t\u0000 now\n")).toBe("Tea and tiles  now");
  expect(oneLine("র\u200d্যাব")).toBe("র\u200d্যাব");
  expect(oneLine("Tea\u202e gro\u2066up")).toBe("Tea group");
  expect(oneLine("שלום\u200f!")).toBe("שלום\u200f!");
});

test("lines end in one way", () => {
  expect(manyLines("\r\na\r\nb\rc\u2028d\n\n\te\u0007\u0000f\n")).toBe("a\nb\nc\nd\n\n\tef");
});

test("what people type is kept so, wherever they type it", () => {
  const { groupName, location, description } = GroupInput.shape;
  expect([groupName.parse("Tea\ntime"), location.parse("Kean\r\nBridge\u0000"), DisplayName.parse("Rina\nRahman")]).toEqual([
    "Tea time",
    "Kean Bridge",
    "Rina Rahman",
  ]);
  expect(description.parse("Bring\r\nwater.\r\n")).toBe("Bring\nwater.");
  expect(groupName.safeParse("\n\u0000").success).toBe(false);
  const { name, message } = ContactInput.shape;
  expect([name.parse("Rina\nBcc: x"), message.parse("a\r\nb")]).toEqual(["Rina Bcc: x", "a\nb"]);
});

test("the longest text may come with the line ends of a form", () => {
  expect(GroupInput.shape.description.safeParse("a\r\n".repeat(1000)).success).toBe(true);
});

const ZWSP = "\u200b";
const INVISIBLE = [
  "\u200b",
  "\u200d",
  "\u2060",
  "\u00ad",
  "\u3164",
  "\u2800",
  "\ufe0f",
  "\u{e0020}",
  "\u202e",
  "\u00a0",
  "\u200b \u200b",
  "\u0007\u200b",
];

test.each(INVISIBLE)("a name of nothing that can be seen is none (%j)", (part) => {
  const typed = part.repeat(10);
  const saying = (schema: typeof DisplayName) => schema.safeParse(typed).error?.issues.map(({ message }) => message);
  expect(saying(DisplayName)).toEqual(["Name should be more than 5 characters"]);
  expect(saying(GroupInput.shape.groupName)).toEqual(["Give your group a name."]);
  expect(saying(MeetupInput.shape.title)).toEqual(["Give the meetup a title."]);
  expect(BanInput.shape.reason.safeParse(typed).success).toBe(false);
});

test("a display name is as long as what can be seen of it", () => {
  for (const name of [`Rin${ZWSP.repeat(9)}`, `R${ZWSP}i${ZWSP}n${ZWSP}a`, "R       a", `R ${ZWSP} ${ZWSP} ${ZWSP} a`, "র\u200d্যা"])
    expect(DisplayName.safeParse(name).error?.issues.map(({ message }) => message)).toEqual(["Name should be more than 5 characters"]);
});

test("joiners of Bangla and emoji stay where they are", () => {
  for (const name of ["র\u200d্যাব ঢাকা", "ক্\u200cষুধা মন্দা", "👩‍👩‍👧‍👦 at home", "👩‍👩‍👧‍👦", "❤️ tea ❤️", "می\u200cخواهم"]) {
    expect(DisplayName.parse(name)).toBe(name);
    expect(GroupInput.shape.groupName.parse(name)).toBe(name);
  }
  expect(GroupInput.shape.groupName.parse("❤️")).toBe("❤️");
  // A password counts as it was typed.
  expect(NewPassword.parse(`Aa${ZWSP.repeat(4)}`)).toBe(`Aa${ZWSP.repeat(4)}`);
});
