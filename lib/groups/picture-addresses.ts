import "server-only";
import { env } from "@/lib/env";
import { isCover } from "./schema";

/** The API returns each picture as a full address. The store and our pages hold only the path of one of our covers. */
export const pictureAddress = (picture: string): string => (isCover(picture) ? `${env().SITE_URL}${picture}` : picture);

/** Replaces the full address of one of our covers by its path. Leaves anything else unchanged for the schema to validate. */
export function withCoverPath(input: unknown): unknown {
  if (typeof input !== "object" || input === null || !("imageUrl" in input) || typeof input.imageUrl !== "string") return input;
  const address = input.imageUrl.trim();
  const path = address.slice(env().SITE_URL.length);
  return address.startsWith(env().SITE_URL) && isCover(path) ? { ...input, imageUrl: path } : input;
}
