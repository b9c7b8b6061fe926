"use client";

import { FirstPage } from "./first-page";
import { HeldEnter } from "./held-enter";
import { LeftPopovers } from "./left-popovers";
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
      <LeftPopovers />
      <Toasters />
    </>
  );
}
