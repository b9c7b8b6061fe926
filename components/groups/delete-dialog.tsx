"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

/** Asks for confirmation before a group is deleted. The button that keeps the group comes first, and Escape does the same. */
export function DeleteDialog({ name, onCancel, onDelete }: { name: string; onCancel: () => void; onDelete: () => void }) {
  return (
    <Dialog title="Delete this group?" role="alertdialog" onClose={onCancel}>
      <p className="text-soft wrap-anywhere">
        “<bdi>{name}</bdi>” will be deleted for good. This cannot be undone.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="danger" className="btn-final" onClick={onDelete}>
          Delete
        </Button>
      </div>
    </Dialog>
  );
}
