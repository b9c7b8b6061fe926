/** The ten hobbies, in the order docs/product.md lists them. */
export const HOBBIES = [
  "Drawing & Painting",
  "Photography",
  "Video Gaming",
  "Fishing",
  "Running",
  "Cooking",
  "Reading",
  "Writing",
  "Hiking",
  "Other",
] as const;
