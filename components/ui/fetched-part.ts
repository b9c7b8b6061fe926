import { type ComponentType, lazy } from "react";
import { UNREACHED } from "@/lib/platform/http/client";
import { siteToast } from "./toast";

/**
 * A part of the page that is fetched when somebody asks for it. It is shown by `open`, once it is here: shown before, it would take the whole
 * page along where it cannot be had just now, and again at every later try.
 */
export function fetchedPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return {
    Part: lazy(async () => ({ default: await load() })),
    open: (show: () => void): void => void load().then(show, () => siteToast.error(UNREACHED)),
  };
}
