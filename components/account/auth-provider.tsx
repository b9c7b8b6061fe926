"use client";

import { useRouter } from "next/navigation";
import { createContext, type ReactNode, useCallback, useContext, useMemo } from "react";
import type { ProfileBody } from "@/lib/accounts/schema";
import type { Profile } from "@/lib/accounts/views";
import { api } from "@/lib/platform/http/client";
import { askGoogle, type GoogleVisit } from "./google-popup";
import { NotSignedInError } from "./registration";
import { SignInError } from "./sign-in-error";
import { useSession } from "./use-session";

/** The app-wide auth state (docs/product.md). */
interface Auth {
  user: Profile | null;
  /** True until the server has answered who is signed in. */
  loading: boolean;
  /** Creates the account and signs in. @throws ApiError, NotSignedInError */
  createUser: (email: string, password: string) => Promise<void>;
  /** @throws SignInError, ApiError */
  signIn: (email: string, password: string) => Promise<void>;
  /**
   * Call it directly in the click handler. `onReport` is called after Google has agreed and before the session is requested.
   * @returns the uid of the signed-in person
   * @throws GoogleError, ApiError
   */
  signInWithGoogle: (visit: GoogleVisit, callbackUrl: string, onReport?: () => void) => Promise<string | null>;
  /** Goes to the login page. A failure is only logged (docs/product.md). */
  logOut: () => Promise<void>;
  /** Call it when the server has ended the session itself, for example after a new password. */
  forget: () => void;
  /** @throws ApiError */
  updateUser: (edit: ProfileBody) => Promise<void>;
}

const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error("useAuth needs an AuthProvider above it.");
  return auth;
}

const signInParts = () => import("./sign-in");

/** Holds the signed-in person for the whole app. Static pages do not contain them. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const router = useRouter();
  // Drops pages that were rendered or prefetched for the previous person.
  const refresh = useCallback(() => router.refresh(), [router]);
  const { user, loading, ask, settle } = useSession(refresh);

  const auth = useMemo<Auth>(() => {
    const signIn = async (email: string, password: string) => {
      const { signInWithPassword, tellIfAccountStays } = await signInParts();
      await signInWithPassword(email, password);
      // The sign-in succeeded, but the browser did not store our cookie.
      if (!(await ask())) throw new SignInError("auth/web-storage-unsupported");
      tellIfAccountStays();
    };
    return {
      user,
      loading,
      signIn,
      createUser: async (email, password) => {
        await api("/api/accounts", { method: "POST", body: { email, password } });
        await signIn(email, password).catch((cause: unknown) => {
          throw new NotSignedInError(cause);
        });
      },
      signInWithGoogle: async (visit, callbackUrl, onReport) => {
        await askGoogle(visit, callbackUrl);
        onReport?.();
        const user = await ask();
        if (user) (await signInParts()).tellIfAccountStays();
        return user?.uid ?? null;
      },
      forget: () => settle(null),
      updateUser: async (edit) => settle(await api<Profile>("/api/accounts/me", { method: "PATCH", body: edit })),
      logOut: async () => {
        try {
          const { signOut } = await signInParts();
          await signOut();
          settle(null);
          // biome-ignore lint/suspicious/noConsole: docs/product.md wants a log line
          console.info("Logged out");
          router.push("/login");
          refresh();
        } catch (error) {
          // biome-ignore lint/suspicious/noConsole: a failure is told to the console only (docs/product.md)
          console.error("Log out failed", error);
        }
      },
    };
  }, [user, loading, ask, settle, router, refresh]);

  return <AuthContext value={auth}>{children}</AuthContext>;
}
