/**
 * What happens to a row when the account is deleted. `row`: the row is deleted. `former`: the row stays, and the name becomes "a former
 * member". `nobody`: the row stays without a person. `room`: the row's room handles it, because more follows from it (a free place goes to
 * the next person).
 */
type End = "row" | "former" | "nobody" | "room";

/** One file in the download of a person's own data. */
export interface Shown<Name extends string = string> {
  file: string;
  /** The text about this file on the page that explains the download. */
  about: string;
  /** Fields that are left out: internal keys, which would only help a thief, and data about other people. */
  without?: readonly Name[];
}

/**
 * How a field names a person: which part of the row is in their download, or why none is; and what happens to the row when the account is
 * deleted.
 */
export type Naming<Name extends string = string> = {
  /**
   * Set when the field holds an e-mail address instead of an account's id. Only a confirmed address counts: an unconfirmed one may belong
   * to a stranger.
   */
  by?: "address";
  end: End;
} & (Shown<Name> | { because: string });

/** Every field by which a record names a person, or the reason why the record holds nothing about a person. */
export type People<Name extends string = string> = { nobody: string } | { readonly [field in Name]?: Naming<Name> };
