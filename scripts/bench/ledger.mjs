const { Groups } = await import("../../lib/groups/record.ts");

const CATEGORIES = ["Photography", "Fishing", "Running", "Cooking", "Hiking"];
const FIELDS = ["groupName", "hobbyCategory", "location", "maxMembers", "startDate", "status", "description", "imageUrl", "ownerId"];

const same = (one, other) => FIELDS.every((field) => one[field] === other[field]);
const any = (list) => list[Math.floor(Math.random() * list.length)];

let serial = 0;
/** A word of fixed length, so that no word is the beginning of another. */
const word = (letter) => `${letter}${String(serial++).padStart(8, "0")}`;

const edit = () => ({ hobbyCategory: any(CATEGORIES), description: word("d"), maxMembers: 1 + (serial % 50) });

/**
 * Records the answers that writers got, to compare them with the store. Each writer has its own groups, so no other writer changes them.
 */
export function ledger(people) {
  /** Acknowledged groups by id. */
  let kept = new Map();
  /** Writes without an answer, or with a refusal that leaves the result open: the state before or after is correct. */
  let doubts = [];
  const touched = new Set();
  const counts = { created: 0, changed: 0, deleted: 0, refused: 0 };
  const odd = [];

  /** @returns the answer's body; null when there was no answer or a refusal */
  async function send(url, { cookie }, method, path, body) {
    const headers = { cookie, ...(body && { "content-type": "application/json" }) };
    const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) }).catch(() => null);
    const text = await answer?.text().catch(() => undefined);
    if (text === undefined) return null;
    if (answer.ok) return JSON.parse(text);
    counts.refused += 1;
    if (answer.status !== 503) odd.push(`${method} ${path} answered ${answer.status}: ${text}`);
    return null;
  }

  async function create(url, person, mine) {
    const group = {
      groupName: word("n"),
      location: "Sylhet",
      startDate: "2027-01-15",
      status: "ongoing",
      imageUrl: "/covers/hiking.svg",
      ...edit(),
    };
    const answer = await send(url, person, "POST", "/api/groups", group);
    const whole = { ...group, ownerId: person.uid };
    if (!answer) return void doubts.push({ before: null, after: whole });
    counts.created += 1;
    kept.set(answer.insertedId, whole);
    touched.add(whole);
    mine.push(answer.insertedId);
  }

  async function change(url, person, mine, fields) {
    const [id] = mine.splice(Math.floor(Math.random() * mine.length), 1);
    const before = kept.get(id);
    const after = fields && { ...before, ...fields };
    touched.add(before).add(after);
    const answer = await send(url, person, fields ? "PUT" : "DELETE", `/api/groups/${id}`, fields);
    if (!answer) return void doubts.push({ id, before, after });
    counts[fields ? "changed" : "deleted"] += 1;
    if (!after) return void kept.delete(id);
    kept.set(id, after);
    mine.push(id);
  }

  return {
    /** Creates, changes and deletes groups until the site is killed. */
    async write(url, number, killed) {
      const person = people[number % people.length];
      const mine = [];
      while (!killed.yet) {
        const kind = Math.random();
        if (mine.length === 0 || kind < 0.5) await create(url, person, mine);
        else await change(url, person, mine, kind < 0.75 ? edit() : null);
      }
    },

    /** Waits until this many more writes were acknowledged, at most half a minute. */
    async acknowledged(number) {
      const done = () => counts.created + counts.changed + counts.deleted;
      const deadline = Date.now() + 30_000;
      for (const from = done(); done() < from + number && Date.now() < deadline; ) await new Promise((resolve) => setTimeout(resolve, 5));
    },

    /** Compares the record with the store, settles the open writes and starts again. @returns what is wrong */
    async check(store) {
      const wrong = odd.splice(0);
      const rows = new Map();
      for await (const batch of store.archive.read(Groups)) for (const group of batch) rows.set(group._id, group);
      const unsaid = new Map(doubts.filter(({ id }) => !id).map(({ after }) => [after.groupName, after]));
      const changing = new Map(doubts.filter(({ id }) => id).map((doubt) => [doubt.id, doubt]));
      for (const [id, group] of kept) {
        const row = rows.get(id) ?? null;
        const right = changing.has(id) ? [changing.get(id).before, changing.get(id).after] : [group];
        if (!right.some((state) => (state && row ? same(state, row) : state === row)))
          wrong.push(`${id} is ${JSON.stringify(row)} and not ${JSON.stringify(right)}`);
      }
      for (const [id, row] of rows)
        if (!kept.has(id) && !(unsaid.has(row.groupName) && same(unsaid.get(row.groupName), row)))
          wrong.push(`${id} was never written, or was deleted`);
      for (const state of [...touched, ...unsaid.values()]) if (state) wrong.push(...(await misfound(store, state, rows)));
      for (const owner of [undefined, ...people.map(({ uid }) => uid)]) {
        const own = [...rows.values()].filter(({ ownerId }) => owner === undefined || ownerId === owner);
        const counted = await store.groups.counts(owner);
        for (const category of CATEGORIES) {
          const number = own.filter(({ hobbyCategory }) => hobbyCategory === category).length;
          if ((counted[category] ?? 0) !== number)
            wrong.push(`counter ${owner ?? "of all"} ${category}: ${counted[category]} for ${number} groups`);
        }
      }
      kept = rows;
      doubts = [];
      touched.clear();
      return wrong;
    },

    summary: () =>
      `${counts.created} created, ${counts.changed} changed, ${counts.deleted} deleted, ${counts.refused} refused, ${kept.size} there`,
  };
}

/** A group must be found by its present words only. */
async function misfound(store, { groupName, description }, rows) {
  const found = (await store.groups.search({ words: [groupName, description], sort: "az", limit: 9 })).items;
  const there = [...rows.values()].filter((row) => row.groupName === groupName && row.description === description);
  return found.length === there.length && found.every(({ _id }) => rows.has(_id))
    ? []
    : [`${groupName} ${description}: ${found.length} found of ${there.length}`];
}
