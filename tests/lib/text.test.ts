import { expect, test } from "vitest";
import { DisplayName } from "@/lib/accounts/schema";
import { ContactInput } from "@/lib/contact/schema";
import { GroupInput } from "@/lib/groups/schema";
import { manyLines, oneLine } from "@/lib/text";

test("one line has no line break and no control character; joiners of Bangla stay", () => {
  expect(oneLine(" Tea\r\nand\u2028tiles\t\u0000 now\n")).toBe("Tea and tiles  now");
  expect(oneLine("র\u200d্যাব")).toBe("র\u200d্যাব");
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
