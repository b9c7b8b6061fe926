"use client";

import { Icon, type IconName } from "@/components/ui/icon";
import { PLACEHOLDER } from "@/components/ui/picture";
import { useBrokenImage } from "@/components/ui/use-broken-image";

/** The look of the patch, which shows the viewer's membership. */
type PatchLook = "plain" | "tacked" | "member" | "organizer" | "owner";

const LOOKS: Record<PatchLook, [className: string, mark?: IconName]> = {
  plain: [""],
  tacked: ["group-patch-tacked"],
  member: ["group-patch-leaf", "check"],
  organizer: ["", "star"],
  owner: ["group-patch-red", "star"],
};

/** A group's picture as a round patch with a merrowed edge. It is decoration: the text beside it says the same. */
export function GroupPatch({ src, look = "plain", fresh = false }: { src: string; look?: PatchLook; fresh?: boolean }) {
  const [className, mark] = LOOKS[look];
  const { broken, watch } = useBrokenImage(src);
  const shown = broken ? PLACEHOLDER : src;
  return (
    <span className={`group-patch ${className} ${fresh ? "group-patch-new" : ""}`} aria-hidden="true">
      <img key={shown} {...watch} src={shown} alt="" decoding="async" referrerPolicy="no-referrer" />
      {mark && (
        <span className="group-patch-mark">
          <Icon name={mark} />
        </span>
      )}
    </span>
  );
}
