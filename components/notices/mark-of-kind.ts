import type { IconName } from "@/components/ui/icon";
import type { EventKind } from "@/lib/events/schema";

interface Mark {
  icon: IconName;
  dye: "marigold" | "red" | "leaf" | "sky" | "jute" | "indigo";
}

const good = (icon: IconName): Mark => ({ icon, dye: "leaf" });
const news = (icon: IconName): Mark => ({ icon, dye: "sky" });
const waits = (icon: IconName): Mark => ({ icon, dye: "marigold" });
const over = (icon: IconName): Mark => ({ icon, dye: "jute" });
const account = (icon: IconName): Mark => ({ icon, dye: "indigo" });

/** The small patch of a notice: green for good news, marigold for what needs an answer, plain for what is over. */
export const MARKS: Record<EventKind, Mark> = {
  "request-received": waits("asked"),
  "invitation-refused": over("mail"),
  "request-approved": good("check"),
  "request-declined": over("close"),
  promoted: good("check"),
  removed: over("door"),
  banned: over("ban"),
  "ban-lifted": good("door"),
  "role-changed": good("star"),
  "transfer-offered": waits("handover"),
  "transfer-accepted": good("handover"),
  "transfer-ended": over("handover"),
  invited: waits("invite"),
  "rules-changed": news("rules"),
  "group-closed": over("lock"),
  "group-reopened": good("door"),
  "group-moved": news("pin"),
  "group-deleted": over("trash"),
  "meetup-new": news("calendar"),
  "seat-confirmed": good("check"),
  "seat-offered": waits("star"),
  "offer-lapsed": over("clock"),
  "meetup-changed": { icon: "calendar", dye: "red" },
  "meetup-cancelled": over("close"),
  "meetup-gone": over("close"),
  "host-named": good("star"),
  "host-replaced": over("star"),
  "host-lost": waits("star"),
  "still-coming": waits("clock"),
  "meetup-reminder": waits("bell"),
  "password-changed": account("lock"),
  "password-set": account("lock"),
  "address-asked": account("mail"),
  "address-changed": account("mail"),
  "taken-over": account("person"),
  "new-device": account("laptop"),
  "deletion-announced": { icon: "warning", dye: "red" },
  "deletion-waits": { icon: "warning", dye: "red" },
  "deletion-called-off": account("check"),
  "mail-rested": { icon: "mail", dye: "red" },
};
