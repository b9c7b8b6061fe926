"use client";

import { useEffect, useRef } from "react";
import { Toaster, type ToasterProps, useSonner } from "sonner";
import { Icon } from "@/components/ui/icon";
import { reportToasters } from "@/components/ui/toasters-ready";
import { keepPaused } from "./keep-paused";
import { useFreeFocus } from "./use-free-focus";
import "./toast.css";

const LOOK: ToasterProps = {
  // Every toaster would react to sonner's shortcut; keep-paused.ts handles one for the site's toaster only.
  hotkey: [],
  gap: 12,
  icons: { success: <Icon name="check" />, error: <Icon name="warning" /> },
  toastOptions: {
    // sonner's style sheet has priority over all of our layers. Unstyled, it sets only the position of a toast.
    unstyled: true,
    classNames: { toast: "toast", icon: "toast-icon", success: "toast-success", error: "toast-error", title: "toast-title" },
  },
};

/** The toasts leave the navigation bar visible and usable. */
const BELOW_HEADER: ToasterProps = { offset: { top: 96, right: 24 }, mobileOffset: { top: 92 } };

/** The two toasters with the numbers of docs/product.md; each toast names its toaster. */
export function ToasterPair() {
  const form = useRef<HTMLElement>(null);
  const site = useRef<HTMLElement>(null);
  const settle = useRef<() => void>(undefined);
  useSonner();
  useFreeFocus(form);
  useFreeFocus(site);

  useEffect(() => {
    if (!site.current) return;
    const keeper = keepPaused(site.current);
    settle.current = keeper.settle;
    return keeper.stop;
  }, []);

  // sonner loses this state whenever a toast comes or goes. Each of those renders this component again, so the effect restores it.
  useEffect(() => {
    const frame = requestAnimationFrame(() => settle.current?.());
    return () => cancelAnimationFrame(frame);
  });

  useEffect(reportToasters, []);

  return (
    <>
      <Toaster
        {...LOOK}
        id="form"
        position="bottom-center"
        visibleToasts={3}
        duration={4000}
        customAriaLabel="Answers to forms"
        ref={form}
      />
      <Toaster
        {...LOOK}
        id="site"
        position="top-right"
        {...BELOW_HEADER}
        duration={5000}
        customAriaLabel="Notifications, Alt+T"
        ref={site}
      />
    </>
  );
}
