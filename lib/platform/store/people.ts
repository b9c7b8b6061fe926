/**
 * What becomes of it when the account goes. `row`: the row goes with it. `former`: it stays, and the name is "a former member". `nobody`: it
 * stays without anybody. `room`: the room it belongs to sees to it, since more follows from it (places move on).
 */
type End = "row" | "former" | "nobody" | "room";

/** A file of the download of what is kept about somebody. */
export interface Shown<Name extends string = string> {
  file: string;
  /** What the page that explains the download says of it. */
  about: string;
  /** Left out: our own keys, which are of use to a thief only, and what is about somebody else. */
  without?: readonly Name[];
}

/** How a field names a person: what of the row is in their download, or why nothing is, and what becomes of it when the account goes. */
export type Naming<Name extends string = string> = {
  /** Given where the field holds an address instead of an account's id. Only a proven address counts: another one may be a stranger's. */
  by?: "address";
  end: End;
} & (Shown<Name> | { because: string });

/** Each field by which a record names a person, or why it holds nothing of anybody. */
export type People<Name extends string = string> = { nobody: string } | { readonly [field in Name]?: Naming<Name> };
