import type { Permitted } from "@/lib/platform/permission/permit";

/** What `permit` would have answered: for tests of a store, which asks nobody. */
export const permitted = <Action extends string>(_id: string) => ({ _id }) as Permitted<{ _id: string }, Action>;
