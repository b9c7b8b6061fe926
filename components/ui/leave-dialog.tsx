"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

/** Shown when the person is about to leave unsaved work. Staying is the safe answer: its button comes first, and Escape means it. */
export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <Dialog title="Leave without saving?" role="alertdialog" onClose={onStay}>
      <p className="text-soft">What you have written here is not saved yet.</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={onStay}>Keep writing</Button>
        <Button variant="danger" onClick={onLeave}>
          Leave
        </Button>
      </div>
    </Dialog>
  );
}
