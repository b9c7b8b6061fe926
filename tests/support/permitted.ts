import type { Permitted } from "@/lib/platform/permission/permit";
import { anActor } from "./actor";

/** The answer of a successful `permit`, for tests of a store where permissions do not matter. */
export const permitted = <Action extends string>(_id: string) =>
  ({ thing: { _id }, standing: null, actor: anActor(), again: async () => ({ _id }) }) as unknown as Permitted<{ _id: string }, Action>;
