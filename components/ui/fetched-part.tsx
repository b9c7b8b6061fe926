import { type ComponentType, lazy } from "react";
import { UNREACHED } from "@/lib/platform/http/client";
import { Failure } from "./failure";
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

const Missing = () => <Failure says="A part of this page could not be loaded. Load the page again." />;

/** A part of the page that shows up by itself, below a `Suspense`. Where it cannot be had, it says so and the rest of the page stays. */
export const laterPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      (): { default: ComponentType<Props> } => ({ default: Missing }),
    ),
  );
