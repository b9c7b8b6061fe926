import { Icon, type IconName } from "@/components/ui/icon";

export interface HeadLook {
  icon: IconName;
  dye: string;
  words: string;
}

/** How things stand, at a glance: the first thing in the panel. */
export function RsvpHead({ icon, dye, words }: HeadLook) {
  return (
    <div role="status" className="rsvp-head">
      <span className={`merit merit-sm ${dye}`} aria-hidden="true">
        <Icon name={icon} />
      </span>
      <h2>{words}</h2>
    </div>
  );
}
