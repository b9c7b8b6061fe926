import { Accounts } from "@/lib/accounts/record";
import type { Group } from "@/lib/groups/record";
import type { GroupEdit } from "@/lib/groups/schema";
import { anActor } from "./actor";
import type { Store } from "./nouns";
import { accountRecord, FARHAN, TAHMINA } from "./records";

/** The accounts of those whose groups the tests of a store make: only somebody with an account changes one. */
export const addOwners = (store: Store) =>
  store.archive.add(
    Accounts,
    [TAHMINA, FARHAN].map((_id) => accountRecord({ _id, email: `${_id}@hobbyhub.example` })),
  );

/** Changes a group as its owner. */
export const change = (store: Store, { _id, ownerId }: Pick<Group, "_id" | "ownerId">, edit: GroupEdit) =>
  store.groups.change(anActor({ accountId: ownerId ?? "" }), _id, edit, false);
