import { describe, expect, test } from "vitest";
import { checkDraft } from "@/components/groups/check-draft";
import { changesOf, creationOf, type Draft, draftOf, EMPTY_DRAFT, inputOf, pictureFor, pictureOf, WEB } from "@/components/groups/draft";
import { HOBBIES } from "@/components/groups/hobbies";
import { EMPTY_SETTINGS } from "@/components/memberships/settings-draft";
import { isChanged } from "@/components/ui/messages";
import { GroupEdit, GroupInput, HOBBY_CATEGORIES, isCover } from "@/lib/groups/schema";
import { SETTING_DEFAULTS } from "@/lib/groups/setting-schema";

const FULL: Draft = {
  groupName: "Surma Weekend Anglers",
  hobbyCategory: "Fishing",
  location: "Kean Bridge, Sylhet",
  maxMembers: "18",
  startDate: "2026-12-11",
  status: "outgoing",
  description: "Quiet mornings on the Surma.",
  picture: "/covers/fishing-2.svg",
  webAddress: "",
  ...EMPTY_SETTINGS,
};

const GROUP = {
  _id: "a".repeat(24),
  groupName: "Surma Weekend Anglers",
  hobbyCategory: "Fishing" as const,
  location: "Kean Bridge, Sylhet",
  maxMembers: 18,
  startDate: "2026-12-11",
  description: "Quiet mornings on the Surma.",
  imageUrl: "https://pictures.example/boat.jpg",
  settings: SETTING_DEFAULTS,
  requests: 0,
};

describe("a draft", () => {
  test("becomes just what the contract asks for", () => {
    expect(GroupInput.parse(inputOf(FULL))).toEqual({
      groupName: "Surma Weekend Anglers",
      hobbyCategory: "Fishing",
      location: "Kean Bridge, Sylhet",
      maxMembers: 18,
      startDate: "2026-12-11",
      status: "outgoing",
      description: "Quiet mornings on the Surma.",
      imageUrl: "/covers/fishing-2.svg",
    });
  });

  test("of an update has no status, and sends the changed fields only", () => {
    const initial = draftOf(GROUP);
    const changes = changesOf({ ...initial, maxMembers: "20", location: "Keane Bridge" }, initial);
    expect(changes).toEqual({ maxMembers: 20, location: "Keane Bridge" });
    expect(GroupEdit.safeParse(changes).success).toBe(true);
    expect(changesOf(initial, initial)).toEqual({});
  });

  test("sends the settings that somebody chose, and no others", () => {
    expect(creationOf(FULL)).toEqual(inputOf(FULL));
    const chosen = { ...FULL, joinPolicy: "approval", question2: "Why?", rules: "Be kind." };
    expect(creationOf(chosen)).toEqual({ ...inputOf(FULL), joinPolicy: "approval", questions: ["Why?"], rules: "Be kind." });
    expect(checkDraft({ ...chosen, question2: "x".repeat(141) }, true)).toEqual({ question2: "Keep the question to 140 characters." });
    const initial = draftOf({ ...GROUP, settings: { ...SETTING_DEFAULTS, questions: ["Why?"] } });
    expect(changesOf({ ...initial, question1: "" }, initial)).toEqual({ questions: [] });
    expect(changesOf(initial, initial)).toEqual({});
  });

  test("reads Bangla digits", () => {
    expect(inputOf({ ...FULL, maxMembers: "২৪" })).toMatchObject({ maxMembers: 24 });
  });

  test("of a group kept with other line ends counts as unchanged", () => {
    const kept = { ...GROUP, groupName: "Surma\nAnglers", description: "Bring\r\nwater." };
    const initial = draftOf(kept);
    expect([initial.groupName, initial.description]).toEqual(["Surma Anglers", "Bring\nwater."]);
  });

  test("knows when it was changed", () => {
    expect(isChanged(EMPTY_DRAFT, { ...EMPTY_DRAFT })).toBe(false);
    expect(isChanged({ ...EMPTY_DRAFT, location: " " }, EMPTY_DRAFT)).toBe(true);
  });

  test("a new hobby brings its own cover, and a picture from the web stays", () => {
    const [painting] = HOBBIES;
    if (!painting) throw new Error("there are hobbies");
    expect(pictureFor(painting, FULL.picture)).toBe("/covers/drawing-painting.svg");
    const own = draftOf(GROUP);
    expect(pictureOf(own)).toBe("https://pictures.example/boat.jpg");
    expect(pictureFor(painting, own.picture)).toBe(WEB);
  });

  test("every hobby can be chosen and has ten covers of ours", () => {
    expect(HOBBIES.map(({ category }) => category)).toEqual(HOBBY_CATEGORIES);
    for (const { covers } of HOBBIES) {
      expect(covers).toHaveLength(10);
      expect(covers.every(isCover)).toBe(true);
    }
  });
});

describe("checking", () => {
  test("finds nothing wrong with a full draft, with or without status", () => {
    expect(checkDraft(FULL, true)).toEqual({});
    expect(checkDraft({ ...FULL, status: "" }, false)).toEqual({});
  });

  test("says what is missing, field by field, in the schema's words", () => {
    expect(checkDraft({ ...EMPTY_DRAFT, status: "" }, true)).toEqual({
      groupName: "Give your group a name.",
      hobbyCategory: "Choose a hobby.",
      location: "Say where you meet.",
      maxMembers: "Enter a number.",
      startDate: "Choose a day.",
      status: "Choose a status.",
      description: "Tell people about your group.",
      picture: "Choose a picture or give its address.",
    });
  });

  test.each([
    ["0", "A group has room for at least one."],
    ["-3", "A group has room for at least one."],
    ["1.5", "Enter a whole number."],
    ["many", "Enter a number."],
    ["0x10", "Enter a number."],
    ["1e3", "Enter a number."],
    ["Infinity", "Enter a number."],
    ["10001", "A group has room for at most 10,000."],
  ])("max members %s: %s", (maxMembers, message) => {
    expect(checkDraft({ ...FULL, maxMembers }, true)).toEqual({ maxMembers: message });
  });

  test.each(["http://plain.example/a.jpg", "javascript:alert(1)", "boat.jpg", "/covers/unknown.svg"])(
    "refuses the picture %s",
    (webAddress) => {
      expect(checkDraft({ ...FULL, picture: "web", webAddress }, true)).toHaveProperty("webAddress");
    },
  );
});
