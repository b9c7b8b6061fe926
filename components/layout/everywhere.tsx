"use client";

import { FirstPage } from "./first-page";
import { HeldEnter } from "./held-enter";
import { PendingLinks } from "./pending-links";
import { RefreshOnWrites } from "./refresh";
import { Toasters } from "./toasters";

/** What every page does without showing anything. One client component, because each is named in the HTML of every page. */
export function Everywhere() {
  return (
    <>
      <RefreshOnWrites />
      <PendingLinks />
      <FirstPage />
      <HeldEnter />
      <Toasters />
    </>
  );
}
