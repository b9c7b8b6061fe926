import { describe, expect, it } from "vitest";
import { banEnds } from "@/components/memberships/ban-end";
import { addressesIn, withoutSent } from "@/components/memberships/invitation-input";
import { checkJoin, refusedFields, withoutAnswer, withoutRules } from "@/components/memberships/join-form";
import { acceptWords, changedWords, changesIn, type DeskDraft, deskMessages } from "@/components/memberships/settings-changes";
import { EMPTY_SETTINGS, settingsDraftOf, settingsInWords, settingsMessages, settingsOf } from "@/components/memberships/settings-draft";
import { SETTING_DEFAULTS } from "@/lib/groups/setting-schema";

describe("what one gives on joining", () => {
  it("asks for every answer and for the rules", () => {
    expect(checkJoin(["A lane", "  "], false)).toEqual({
      answers: [undefined, "Please answer this question."],
      rules: "Please accept the rules to join.",
    });
    expect(checkJoin(["x".repeat(301)], true)?.answers).toEqual(["Keep the answer to 300 characters."]);
    expect(checkJoin(["A lane"], true)).toBeNull();
    expect(checkJoin([], true)).toBeNull();
  });

  it("puts the server's words beside what they speak of", () => {
    expect(refusedFields({ "answers.1": ["Too long."] }, 2)).toEqual({ answers: [undefined, "Too long."] });
    expect(refusedFields({ answers: ["Please answer."] }, 2)).toEqual({ answers: ["Please answer.", "Please answer."] });
    expect(refusedFields({ rulesVersion: ["They changed."] }, 0)).toEqual({ answers: [], rules: "They changed." });
    expect(refusedFields({ contact: ["?"] }, 1)).toBeNull();
    // A question that was added after the page was made.
    expect(refusedFields({ "answers.0": ["Please answer."] }, 0)).toEqual({ answers: ["Please answer."] });
  });
});

describe("what was said of what one gives", () => {
  it("goes with the first letter of a new answer, or a press on the box, and says the rest as before", () => {
    const errors = { answers: ["Please answer this question.", "Too long."], rules: "Please accept the rules to join." };
    expect(withoutAnswer(errors, 0)).toEqual({ ...errors, answers: [undefined, "Too long."] });
    expect(withoutRules(errors)).toEqual({ answers: errors.answers });
  });
});

describe("addresses as people write them down", () => {
  it("takes lines, commas and semicolons, each address once", () => {
    expect(addressesIn("jui@example.com\n labib@example.com, jui@example.com;a@b.co\n")).toEqual({
      good: ["jui@example.com", "labib@example.com", "a@b.co"],
    });
  });

  it("keeps the good ones beside a mistake and says which line it is", () => {
    expect(addressesIn("jui@example.com\nkabir.studio@example\nlabib@example.com")).toEqual({
      good: ["jui@example.com", "labib@example.com"],
      error: "Line 2 is not an e-mail address: kabir.studio@example",
    });
    expect(addressesIn(" \n").error).toBe("Enter an e-mail address.");
    expect(addressesIn(Array.from({ length: 21 }, (_, i) => `p${i}@example.com`).join("\n")).error).toMatch(/up to 20/);
  });

  it("loses those that were sent and nothing else, whatever was typed meanwhile", () => {
    const sent = ["jui@example.com", "labib@example.com"];
    expect(withoutSent("late@example.com\njui@example.com, labib@example.com;jui@example.com\nkab", sent)).toBe("late@example.com\nkab");
    expect(withoutSent("jui@example.com,\n", [])).toBe("jui@example.com,\n");
  });
});

describe("settings while they are being chosen", () => {
  it("begin with the defaults of the contract", () => {
    expect(settingsOf(EMPTY_SETTINGS)).toEqual(SETTING_DEFAULTS);
    expect(settingsDraftOf(SETTING_DEFAULTS)).toEqual(EMPTY_SETTINGS);
  });

  it("leave empty questions out, and find the message of one by its place among the others", () => {
    const draft = { ...EMPTY_SETTINGS, question1: "", question2: "Why?", question3: " Where? " };
    expect(settingsOf(draft).questions).toEqual(["Why?", "Where?"]);
    expect(settingsMessages({ "questions.1": "Too long.", joinPolicy: "Choose.", groupName: "?" }, draft)).toEqual({
      question3: "Too long.",
      joinPolicy: "Choose.",
    });
  });

  it("say on their fold what is chosen", () => {
    expect(settingsInWords(EMPTY_SETTINGS)).toBe("Everybody");
    expect(
      settingsInWords({ ...EMPTY_SETTINGS, joinPolicy: "approval", question1: "Why?", rules: "Be kind.", visibility: "unlisted" }),
    ).toBe("On approval, 1 question, rules, unlisted");
  });

  it("send what differs, and say what that is", () => {
    const before: DeskDraft = { ...EMPTY_SETTINGS, maxMembers: "16" };
    expect(changesIn(before, before)).toEqual({});
    expect(changedWords(before, before)).toBe("");
    const after = { ...before, rules: "Be kind.", maxMembers: "২০" };
    expect(changesIn(after, before)).toEqual({ rules: "Be kind.", maxMembers: 20 });
    expect(changedWords(after, before)).toBe("You changed the rules and the number of places.");
    expect(deskMessages({ maxMembers: "At least 1." }, after)).toEqual({ maxMembers: "At least 1." });
  });

  it("say who is asked when the rules change, which is nobody who changes them", () => {
    expect([1, 2, 4].map(acceptWords)).toEqual([
      "When they change, members are asked to accept the new ones.",
      "When they change, the other member is asked to accept the new ones.",
      "When they change, the other 3 members are asked to accept the new ones.",
    ]);
  });
});

describe("the end of a ban", () => {
  it("lies so many days ahead, or nowhere", () => {
    const now = Date.parse("2026-11-21T00:00:00.000Z");
    expect(banEnds("1 month", now)).toEqual({ until: "2026-12-21T00:00:00.000Z" });
    expect(banEnds("for good", now)).toEqual({});
  });
});
