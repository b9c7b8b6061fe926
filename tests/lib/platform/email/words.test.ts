import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mailSubject, mailWords } from "@/lib/platform/email/words";

/** What mail programs turn into a link: an address with its scheme, a name with a dot and letters after it, an e-mail address. */
const LINK = /:\/\/|(?<=\S)[.．。｡][\p{L}\p{M}\p{N}\p{Cf}_-]*\p{L}|\d\.\d+\.\d+\.\d|\S[@＠]\S/u;

describe("words of people in a mail", () => {
  test.each([
    ["Tahmina Akter", "Tahmina Akter"],
    ["তাহমিনা আক্তার", "তাহমিনা আক্তার"],
    ["Dr. Rahman", "Dr. Rahman"],
    ["10:30 at v2.0", "10:30 at v2.0"],
    ["see https://evil.example/x", "see https: evil. example/x"],
    ["www.evil.example", "www. evil. example"],
    ["me@evil.example", "me at evil. example"],
    ["Nice\r\nBcc: all@evil.example", "Nice Bcc: all at evil. example"],
    ["\u202egnp.exe\u202c", "gnp. exe"],
    ["evil。example and evil．example", "evil. example and evil. example"],
    ["evil\u200d.example", "evil\u200d. example"],
    // Domain names may have emoji, and browsers drop the invisible sign.
    ["i❤.ws", "i❤. ws"],
    ["evil.\u2064example", "evil. \u2064example"],
    ["192.0.2.7/login", "192. 0. 2. 7/login"],
  ])("%s", (typed, said) => expect(mailWords(typed)).toBe(said));

  test("never become a link, another line or another direction", () => {
    const parts = fc.array(
      fc.constantFrom("a", "b1", ".", "。", "-", ":", "/", "@", "❤", "\u200b", "\u200d", "\u2064", "\u202e", "\n", " ", "আ", "com"),
      {
        maxLength: 20,
      },
    );
    fc.assert(
      fc.property(parts, (typed) => {
        const said = mailWords(typed.join(""));
        expect(said).not.toMatch(LINK);
        expect(said).not.toMatch(/[\p{Cc}\u202a-\u202e\u200b]/u);
      }),
      { numRuns: 2000 },
    );
  });

  test("in a subject are cut at a whole letter", () => {
    expect(mailSubject("অ".repeat(400))).toBe(`${"অ".repeat(119)}…`);
    expect(mailSubject("😀".repeat(121))).toBe(`${"😀".repeat(119)}…`);
    expect(mailSubject("Ramna\nRunners")).toBe("Ramna Runners");
  });
});
