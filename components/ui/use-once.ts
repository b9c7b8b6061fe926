"use client";

import { useRef } from "react";
import { ApiError } from "@/lib/platform/http/client";

/** 128 random bits, also where a page is not secure and the browser has no `randomUUID`. */
const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");

/**
 * For a form that makes something: what is sent again because no answer came back is made once. Each draft has a key (`key` of `api`) until it is
 * made. A draft that was changed meanwhile is another one: the server would answer with what it made of the first, and the change be lost.
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
