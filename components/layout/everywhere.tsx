"use client";

import { FirstPage } from "./first-page";
import { HeldEnter } from "./held-enter";
import { PendingLinks } from "./pending-links";
import { RefreshOnWrites } from "./refresh";
import { Toasters } from "./toasters";

/**
 * Components of every page that show nothing. They are in one client component, because the HTML of every page names each of its client
 * components.
 */
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
