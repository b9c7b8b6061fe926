import { Icon, type IconName } from "@/components/ui/icon";

export interface HeadLook {
  icon: IconName;
  dye: string;
  words: string;
}

/** Describes the panel: whoever gets its focus after an answer is told what became of it. */
export const RSVP_HEAD = "answer-head";

/** The state of the person's answer, as the first line of the panel. */
export function RsvpHead({ icon, dye, words }: HeadLook) {
  return (
    <div role="status" id={RSVP_HEAD} className="rsvp-head">
      <span className={`merit merit-sm ${dye}`} aria-hidden="true">
        <Icon name={icon} />
      </span>
      <h2>{words}</h2>
    </div>
  );
}
