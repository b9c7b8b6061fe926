import { afterEach, expect, vi } from "vitest";
import { GROUP_KINDS } from "@/lib/events/schema";
import type { Store } from "@/tests/support/nouns";
import { aGroupOf, allNotices, aProcess, confirmed, happen, Post, place } from "../support/notices";
import { byText } from "../support/records";
import type { StoreTest } from "../support/store-test";

const _at = (moment: string) => vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(moment) });
const _wait = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

/** An owner with a group, people in it, and two processes of the site. */
async function scene(store: Store, other: Store) {
  const { owner, rina, omar } = await confirmed(store, ["owner", "rina", "omar"]);
  const groupId = await aGroupOf(store, owner);
  await place(store, groupId, [rina, omar]);
  const post = new Post();
  return { owner, rina, omar, groupId, post, here: aProcess(store, post), there: aProcess(other, post) };
}

export function noticesContract(test: StoreTest): void {
  afterEach(() => {
    vi.useRealTimers();
  });

  test.for(GROUP_KINDS)(
    "%s is told once to each it is for, by two processes at once, and not to the one who did it",
    async (kind, { store, other }) => {
      const { rina, omar, owner, groupId, here, there } = await scene(store, other);
      await happen(store, groupId, rina, { kind, to: { people: [rina, omar, owner] } });
      await Promise.all([here.work(), there.work(), here.work(), there.work()]);
      const told = (await allNotices(store)).map(({ accountId }) => accountId);
      const organizersOnly = kind === "request-received" || kind === "invitation-refused";
      // An invitation names an address, see below.
      expect(told.toSorted(byText)).toEqual(kind === "invited" ? [] : (organizersOnly ? [owner] : [omar, owner]).toSorted(byText));
    },
  );
}
