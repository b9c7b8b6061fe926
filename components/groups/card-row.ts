import type { GroupCard } from "@/lib/groups/schema";
import { slugOf } from "@/lib/slug";

/** In the payload a cover's name replaces its path, to save bytes in each of the 24 rows. */
const COVER = /^\/covers\/([a-z0-9-]+)\.svg$/;
const NAME = /^[a-z0-9-]+$/;

/** The short form of a picture for the payload. */
export const pictureName = (address: string): string => address.replace(COVER, "$1");

/** The address for the short form of a picture. */
export const pictureOf = (picture: string): string => (NAME.test(picture) ? `/covers/${picture}.svg` : picture);

/** A card in the payload beside the HTML. It is a tuple, so that the field names are not repeated. */
export type CardRow = [
  id: string,
  name: string,
  category: GroupCard["hobbyCategory"],
  location: string,
  maxMembers: number,
  picture: string,
  /** Absent if it can be derived from the name, as for nearly all groups. */
  slug?: string,
];

export const rowOf = (card: GroupCard): CardRow => {
  const row: CardRow = [card._id, card.groupName, card.hobbyCategory, card.location, card.maxMembers, pictureName(card.imageUrl)];
  if (card.slug !== slugOf(card.groupName)) row.push(card.slug);
  return row;
};
