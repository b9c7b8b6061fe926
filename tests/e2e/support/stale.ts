/**
 * For how long after `since` a request still got the old answer: the start of the last one that did. A slow machine answers late, which is
 * not the same as answering with something old.
 * @throws Error when the new answer never comes
 */
export async function staleFor(since: number, showsNew: () => Promise<boolean>): Promise<number> {
  let stale = 0;
  while (Date.now() - since < 20_000) {
    const asked = Date.now();
    if (await showsNew()) return stale;
    stale = asked - since;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error("The old answer stayed for twenty seconds.");
}
