import { MEMBER_KEY as KEY } from "@/lib/first-paint";

/** Storage may be disabled. Then there is no hint, and everything else works. */
function tried<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}

/**
 * The uid of the person who was signed in last in this browser (`docs/product.md`, Groups and people), so that the next page can be drawn
 * before the server answers. It is only a hint: the server decides.
 */
export const currentUserId = (): string | null => tried((storage) => storage.getItem(KEY));

/** Stores the uid; other tabs get an event when it changes. */
export function rememberUser(uid: string | null): void {
  if (currentUserId() === uid) return;
  tried((storage) => (uid === null ? storage.removeItem(KEY) : storage.setItem(KEY, uid)));
}

/** Calls back when another tab signs in or out. @returns a function that stops it */
export function onOtherTab(callback: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) callback();
  };
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}
