import { expect, test } from "vitest";
import { isOwnWord } from "@/lib/accounts/own-word-rules";
import { RegisterForm } from "@/lib/accounts/schema";

const RINA = { email: "rina.akter88@example.com", displayName: "Rina Begum" };

test.each(["RinaBegum", "Rina Begum1", "begum!", "1998Begum", "Rina2026", "Rina.Akter88@Example.com", "RinaAkter2026", "ＲｉｎａBegum"])(
  "%s is Rina's own",
  (password) => expect(isOwnWord(password, RINA)).toBe(true),
);

test.each(["Sitalpati7", "Ri1na2Nobody", "123456Ab", "Begumpur1", "Rin", ""])("%j is not", (password) =>
  expect(isOwnWord(password, RINA)).toBe(false),
);

test("a name of three letters stands in too many words, and no name in none", () => {
  expect(isOwnWord("Omi123", { email: "o@example.com", displayName: "Omi Das" })).toBe(false);
  expect(isOwnWord("", { email: "", displayName: null })).toBe(false);
  expect(isOwnWord("শাহানা1", { email: "s@example.com", displayName: "শাহানা পারভীন" })).toBe(true);
});

test("the register page says so before anything is sent", () => {
  const typed = { ...RINA, photoURL: "https://example.com/me.jpg", password: "RinaBegum1" };
  expect(RegisterForm.safeParse(typed).error?.issues).toMatchObject([{ path: ["password"] }]);
  expect(RegisterForm.safeParse({ ...typed, password: "Sitalpati7" }).success).toBe(true);
});
