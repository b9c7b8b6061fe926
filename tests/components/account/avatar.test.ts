import { expect, test } from "vitest";
import { initials } from "@/components/account/avatar";

test.each([
  ["Farhan Kabir", "FK"],
  ["rina", "R"],
  ["Shahana Parvin Rahman", "SR"],
  ["শাহানা পারভীন", "শাপা"],
  ["👩‍🎨 Nadia", "👩‍🎨N"],
  ["E\u0301lise Noor", "E\u0301N"],
  ["nasrin@example.com", "N"],
  ["  ", "?"],
])("%s goes by %s", (name, letters) => expect(initials(name)).toBe(letters));
