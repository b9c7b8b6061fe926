import "server-only";
import { env } from "@/lib/env";
import { isCover } from "./schema";

/** Out of the API a picture is a full address; inside (and on our pages) one of our covers is its path. */
export const pictureAddress = (picture: string): string => (isCover(picture) ? `${env().SITE_URL}${picture}` : picture);

/** One of our covers by its full address becomes its path; anything else is left for the schema to judge. */
export function withCoverPath(input: unknown): unknown {
  if (typeof input !== "object" || input === null || !("imageUrl" in input) || typeof input.imageUrl !== "string") return input;
  const address = input.imageUrl.trim();
  const path = address.slice(env().SITE_URL.length);
  return address.startsWith(env().SITE_URL) && isCover(path) ? { ...input, imageUrl: path } : input;
}
