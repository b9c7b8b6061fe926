import { z } from "zod";

/** A person as others see them in every list of people. It never contains an address. */
export const PersonView = z.strictObject({ _id: z.string(), displayName: z.string(), photoURL: z.string().nullable() });
export type PersonView = z.output<typeof PersonView>;
