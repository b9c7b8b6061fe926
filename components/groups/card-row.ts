import type { GroupCard } from "@/lib/groups/schema";
import { slugOf } from "@/lib/slug";

/** A cover's name stands for its path, 24 times over. */
const COVER = /^\/covers\/([a-z0-9-]+)\.svg$/;
const NAME = /^[a-z0-9-]+$/;

/** The picture of a row as it travels. */
export const pictureName = (address: string): string => address.replace(COVER, "$1");

/** The picture of a row as an address again. */
export const pictureOf = (picture: string): string => (NAME.test(picture) ? `/covers/${picture}.svg` : picture);

/** A card as it travels beside the HTML: without the names of its fields. */
export type CardRow = [
  id: string,
  name: string,
  category: GroupCard["hobbyCategory"],
  location: string,
  maxMembers: number,
  picture: string,
  /** Absent where the name makes it, as it does for nearly all. */
  slug?: string,
];

export const rowOf = (card: GroupCard): CardRow => {
  const row: CardRow = [card._id, card.groupName, card.hobbyCategory, card.location, card.maxMembers, pictureName(card.imageUrl)];
  if (card.slug !== slugOf(card.groupName)) row.push(card.slug);
  return row;
};
