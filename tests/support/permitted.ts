import type { Permitted } from "@/lib/platform/permission/permit";
import { anActor } from "./actor";

/** What `permit` would have answered: for tests of a store where it does not matter who may. */
export const permitted = <Action extends string>(_id: string) =>
  ({ thing: { _id }, standing: null, actor: anActor(), again: async () => ({ _id }) }) as unknown as Permitted<{ _id: string }, Action>;
