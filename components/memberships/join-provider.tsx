"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useAuth } from "@/components/account/auth-provider";
import { currentUserId } from "@/components/account/current-user";
import { fetchedPart } from "@/components/ui/fetched-part";
import { siteToast } from "@/components/ui/toast";
import type { JoinPanelView, ShownMembership } from "@/lib/memberships/page-views";
import type { JoinInput } from "@/lib/memberships/schema";
import { withCallbackUrl } from "@/lib/platform/auth/callback-url";
import { ApiError, api, failureOf, wasRefused } from "@/lib/platform/http/client";
import { asksSomething, type JoinGroup, joinAddress, membershipPath } from "./join-words";
import { type Asking, type Joining, JoiningContext } from "./joining";
import { useOwnMembership, useReturnToJoin } from "./use-arrival";
import { useMembership } from "./use-membership";

const DIALOGS = {
  join: fetchedPart(() => import("./join-dialog").then(({ JoinDialog }) => JoinDialog)),
  leave: fetchedPart(() => import("./leave-group-dialog").then(({ LeaveGroupDialog }) => LeaveGroupDialog)),
  contact: fetchedPart(() => import("./contact-dialog").then(({ ContactDialog }) => ContactDialog)),
} satisfies Record<Asking, unknown>;

/** True if the session has ended and this page has not noticed it yet. */
const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.code === "unauthenticated";

interface JoinProviderProps {
  group: JoinGroup;
  /** Only on the signed-in page. The public page is the same for everybody, so it fetches the membership from the API instead. */
  panel?: JoinPanelView;
  /** True if the person pressed Join Group, logged in for it and came back. */
  joining?: boolean;
  children: ReactNode;
}

/** Shares one membership between the panel, the bar at the bottom of a phone's screen and all other Join buttons of a page. */
export function JoinProvider({ group, panel, joining = false, children }: JoinProviderProps) {
  const { user, loading, forget } = useAuth();
  const router = useRouter();
  const { view, doing, learn, join, edit, giveUp } = useMembership(group._id, panel?.membership ?? null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [fresh, setFresh] = useState(false);
  const [changes, setChanges] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const region = useRef<HTMLElement>(null);

  const ask = (what: Asking) => {
    setFailure(null);
    DIALOGS[what].open(() => setAsking(what));
  };

  useOwnMembership(panel ? null : (user?.uid ?? null), group._id, learn);
  useReturnToJoin(joining, view, () => {
    // Nothing has the focus yet. Without this, the dialog could not return the focus to any element when it closes.
    region.current?.focus();
    ask("join");
  });

  // An effect, because it runs after the new heading is on the page and after the dialog has returned the focus.
  useEffect(() => {
    if (changes > 0) (heading.current ?? region.current)?.focus();
  }, [changes]);

  const settle = (joined: boolean) => {
    setAsking(null);
    setFailure(null);
    setFresh(joined);
    setChanges((before) => before + 1);
  };

  // Goes to the login page directly, not through the group's page: the router would cache that page's redirect to the login page.
  const toLogin = () => router.push(withCallbackUrl("/login", joinAddress(group._id)));
  // The login page redirects a person whom this tab takes for signed in, and the server would redirect them back to it: a loop.
  const logInAnew = () => {
    forget();
    toLogin();
  };

  const send = async (input: JoinInput) => {
    const next = await join(input).catch((error: unknown) => {
      if (isSignedOut(error)) logInAnew();
      throw error;
    });
    if (!next) return;
    settle(next.state === "member");
    if (next.state === "member") void siteToast.success("You have joined the group!");
  };

  const find = async () => {
    const found = await api<ShownMembership>(membershipPath(group._id));
    learn(found);
    return found;
  };

  const goOn = (membership: ShownMembership) => {
    setFailure(null);
    if (!membership.can.join.allowed) return;
    if (asksSomething(group)) ask("join");
    else void send({}).catch((error: unknown) => setFailure(failureOf(error)));
  };

  const value: Joining = {
    group,
    panel: panel ?? null,
    membership: view,
    doing,
    fresh,
    failure,
    send,
    edit,
    join: () => {
      if (view) goOn(view);
      // The person is signed in, but the membership is not loaded yet.
      else if (user || (loading && currentUserId() !== null))
        void find().then(goOn, (error: unknown) => (isSignedOut(error) ? logInAnew() : toLogin()));
      else toLogin();
    },
    giveUp: async () => {
      setFailure(null);
      try {
        if (view && (await giveUp(view.state))) settle(false);
      } catch (error) {
        setFailure(failureOf(error));
        // After a refusal the panel shows the current state, in which there may be nothing to leave any more.
        if (wasRefused(error)) setAsking(null);
      }
    },
    open: ask,
    close: () => setAsking(null),
    heading,
    region,
  };
  const Dialog = asking && DIALOGS[asking].Part;
  return (
    <JoiningContext value={value}>
      {children}
      {Dialog && (
        <Suspense>
          <Dialog />
        </Suspense>
      )}
    </JoiningContext>
  );
}
