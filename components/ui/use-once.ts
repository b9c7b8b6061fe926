"use client";

import { useRef } from "react";
import { ApiError } from "@/lib/platform/http/client";

/** 128 random bits. It also works on an insecure page, where the browser has no `randomUUID`. */
const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");

/**
 * For a form that creates something: if no answer came and the person sends it again, it is created only once. Each draft has a key (`key`
 * of `api`) until it is created. A changed draft gets another key: with the same key, the server would return what it created from the
 * first draft, and the change would be lost.
 */
export function useOnce() {
  const keys = useRef(new Map<string, string>()).current;
  return async <T>(draft: unknown, send: (key: string) => Promise<T>): Promise<T> => {
    const name = JSON.stringify(draft);
    const key = keys.get(name) ?? newKey();
    keys.set(name, key);
    try {
      const made = await send(key);
      keys.delete(name);
      return made;
    } catch (error) {
      if (error instanceof ApiError && error.code === "gone") keys.delete(name);
      throw error;
    }
  };
}
