"use client";

import { useRef } from "react";
import { useAuth } from "./auth-provider";

/**
 * True once the person who was signed in on this page no longer is: they logged out in another tab, or their session was ended elsewhere.
 */
export function useSignedOut(): boolean {
  const { user } = useAuth();
  const wasSignedIn = useRef<boolean>(false);
  if (user) wasSignedIn.current = true;
  return wasSignedIn.current && user === null;
}
