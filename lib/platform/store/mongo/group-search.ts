import { ObjectId } from "mongodb";
import type { GroupMatches, GroupSearch } from "../port/groups";
import { afterPrefix, Candidates, drivingWord, pageOfMatches } from "../search";
import type { Connection } from "./connection";
import { toGroup } from "./documents";

/** Usually one batch holds all the candidates there may be. */
const ROWS_AT_ONCE = 1500;

/** `GroupStore.search`. */
export function groupSearcher({ groups, groupWords }: Connection) {
  async function candidatesFor(prefix: string): Promise<Candidates> {
    const candidates = new Candidates();
    const rows = groupWords
      .find({ word: { $gte: prefix, $lt: afterPrefix(prefix) } }, { projection: { _id: 0, group: 1 }, batchSize: ROWS_AT_ONCE })
      .sort({ word: 1, group: 1 });
    for await (const { group } of rows) if (!candidates.take(group.toHexString())) break;
    return candidates;
  }

  return async ({ words, ...wanted }: GroupSearch): Promise<GroupMatches | null> => {
    const typed = drivingWord(words);
    const { ids, cut } = typed ? await candidatesFor(typed.driving) : new Candidates();
    const others = typed?.others ?? [];
    const rows = await groups
      .find({ _id: { $in: [...ids].map((id) => new ObjectId(id)) } })
      .project<{ _id: ObjectId; nameKey: string; createdAt: string; hobbyCategory: string; ownerId: ObjectId; words?: string }>({
        nameKey: 1,
        createdAt: 1,
        hobbyCategory: 1,
        ownerId: 1,
        ...(others.length > 0 && { words: 1 }),
      })
      .toArray();
    const found = rows.map(({ _id, hobbyCategory, ownerId, words = "", ...keys }) => ({
      ...keys,
      id: _id.toHexString(),
      category: hobbyCategory,
      ownerId: ownerId.toHexString(),
      words,
    }));
    const page = pageOfMatches(found, { ...wanted, others });
    if (!page) return null;
    const documents = await groups.find({ _id: { $in: page.ids.map((id) => new ObjectId(id)) } }, { projection: { words: 0 } }).toArray();
    const byId = new Map(documents.map((document) => [document._id.toHexString(), toGroup(document)]));
    const { hasPrevious, hasNext } = page;
    return { items: page.ids.flatMap((id) => byId.get(id) ?? []), hasPrevious, hasNext, cut };
  };
}
