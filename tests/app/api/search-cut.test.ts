import { Groups } from "@/lib/groups/record";
// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { expect, test } from "vitest";
import { GET as list } from "@/app/api/groups/route";
import { SEARCH_CANDIDATES } from "@/lib/platform/store/search";
import { send } from "@/tests/support/api";
import { getStore } from "@/tests/support/nouns";
import { groupRecord } from "@/tests/support/records";

const cutOf = async (query: string) => (await send(list, { path: `/api/groups?${query}` })).headers.get("x-search-cut");

test("a search says when it did not look through everything", async () => {
  const { archive } = await getStore();
  const crowd = Array.from({ length: SEARCH_CANDIDATES }, (_, index) => groupRecord({ groupName: `Crowded ${index}` }));
  await archive.add(Groups, [...crowd, groupRecord({ groupName: "Alpha" })]);
  expect(await cutOf("q=crowded")).toBeNull();
  await archive.add(Groups, [groupRecord({ groupName: "Crowded once more" })]);
  expect(await cutOf("q=crowded")).toBe("1");
  expect(await cutOf("q=crowded+once")).toBe("1");
  expect(await cutOf("q=alpha")).toBeNull();
  expect(await cutOf("category=Running")).toBeNull();
});
