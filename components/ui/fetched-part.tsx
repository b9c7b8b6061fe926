import { type ComponentType, lazy } from "react";
import { UNREACHED } from "@/lib/platform/http/client";
import { Failure } from "./failure";
import { siteToast } from "./toast";

/**
 * A part of the page that is loaded on demand. `open` shows it after it is loaded. If it were shown before and could not be loaded, the
 * whole page would fail, now and at every later attempt.
 */
export function fetchedPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return {
    Part: lazy(async () => ({ default: await load() })),
    open: (show: () => void): void => void load().then(show, () => siteToast.error(UNREACHED)),
  };
}

const Missing = () => <Failure says="A part of this page could not be loaded. Load the page again." />;

/**
 * A part of the page that shows up by itself, below a `Suspense`. If it cannot be loaded, it shows a message and the rest of the page
 * stays.
 */
export const laterPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      (): { default: ComponentType<Props> } => ({ default: Missing }),
    ),
  );
