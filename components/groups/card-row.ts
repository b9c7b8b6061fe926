import type { GroupCard } from "@/lib/groups/schema";

/** A card as it travels beside the HTML: without the names of its fields, 24 times over. */
export type CardRow = [
  id: string,
  name: string,
  category: GroupCard["hobbyCategory"],
  location: string,
  maxMembers: number,
  picture: string,
];

export const rowOf = (card: GroupCard): CardRow => [
  card._id,
  card.groupName,
  card.hobbyCategory,
  card.location,
  card.maxMembers,
  card.imageUrl,
];
