"use client";

import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { siteToast } from "@/components/ui/toast";
import { useSend } from "../account/use-send";
import { markRead } from "./mark-read";

/** Marks all notices as read, also those on other pages of the list. */
export function ReadAllButton() {
  const { pending, send } = useSend();
  const { refresh } = useRouter();

  const readAll = () =>
    send(async () => {
      await markRead({ all: true });
      // The button disappears. If it had the focus, the focus moves to the top of the page.
      document.getElementById("main")?.focus();
      void siteToast.success("All notices are marked as read.");
      refresh();
    });

  return (
    <Button variant="outline" size="sm" className="needs-scripts" pending={pending} onClick={() => void readAll()}>
      <Icon name="check" />
      Mark all as read
    </Button>
  );
}
