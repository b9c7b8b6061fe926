import type { Actor } from "@/lib/platform/permission/actor";
import { mintActor, type Proven } from "@/lib/platform/permission/mint-actor";

/** An actor, with a session unless the test says otherwise. */
export const anActor = (proven: Partial<Proven> = {}): Actor =>
  mintActor({
    via: "session",
    accountId: "aaaaaaaaaaaaaaaaaaaaaaaa",
    sessionId: "cccccccccccccccccccccccc",
    provenAt: "2025-01-01T08:00:00.000Z",
    email: "rina@example.com",
    displayName: null,
    photoURL: null,
    role: null,
    createdAt: "2025-01-01T08:00:00.000Z",
    emailVerified: null,
    ...proven,
  });
