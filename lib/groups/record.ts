import { id, moment, record } from "@/lib/platform/store/record";
import { tokenize } from "@/lib/platform/store/tokenize";
import { GroupInput } from "./schema";

/** What a list of names is sorted by. */
export const nameKey = (groupName: string): string => groupName.normalize("NFC").toLowerCase().normalize("NFC");

/** One index per order of each list (everybody's, a category's, an owner's, an owner's in a category). */
export const Groups = record(
  "groups",
  { _id: id(), ...GroupInput.shape, ownerId: id("accounts"), createdAt: moment() },
  {
    derive: { nameKey: ({ groupName }) => nameKey(groupName) },
    index: [
      ["nameKey"],
      ["createdAt"],
      ["hobbyCategory", "nameKey"],
      ["hobbyCategory", "createdAt"],
      ["ownerId", "nameKey"],
      ["ownerId", "createdAt"],
      ["ownerId", "hobbyCategory", "nameKey"],
      ["ownerId", "hobbyCategory", "createdAt"],
    ],
    words: ({ groupName, hobbyCategory, location, description }) => tokenize(`${groupName} ${hobbyCategory} ${location} ${description}`),
    tally: ({ ownerId, hobbyCategory }) => [
      { scope: EVERYBODY, key: hobbyCategory },
      { scope: ownerId, key: hobbyCategory },
    ],
    stale: ({ _id }) => ["groups", `group:${_id}`],
  },
);

/** The scope of everybody's counts; a person's is their id. */
export const EVERYBODY = "";
