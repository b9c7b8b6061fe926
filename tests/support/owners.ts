import { Accounts } from "@/lib/accounts/record";
import type { Group } from "@/lib/groups/record";
import type { GroupEdit } from "@/lib/groups/schema";
import { anActor } from "./actor";
import type { Store } from "./nouns";
import { accountRecord, FARHAN, TAHMINA } from "./records";

/** Adds the accounts of the owners whose groups the store tests create: only an existing account can change a group. */
export const addOwners = (store: Store) =>
  store.archive.add(
    Accounts,
    [TAHMINA, FARHAN].map((_id) => accountRecord({ _id, email: `${_id}@hobbyhub.example` })),
  );

/** Changes a group as its owner. */
export const change = (store: Store, { _id, ownerId }: Pick<Group, "_id" | "ownerId">, edit: GroupEdit) =>
  store.groups.change(anActor({ accountId: ownerId ?? "" }), _id, edit, false);
