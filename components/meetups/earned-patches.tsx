import Link from "next/link";
import { ButtonLink } from "@/components/ui/button";
import { dayWithYear, shortDayWithYear } from "@/lib/meetups/date-format-rules";
import type { Earned, Patch } from "@/lib/meetups/earned-views";
import { MissingPatch } from "./missing-patch";
import { PatchPicture } from "./patch-picture";
import "./patches.css";
import "./sash.css";

interface EarnedPatchesProps {
  earned: Earned;
  /** Whether it is the person's own page, which says what to do next. */
  self: boolean;
}

/** The milestones, and a patch for each meetup that the person came to, the newest first. */
export function EarnedPatches({ earned, self }: EarnedPatchesProps) {
  const { count, patches, reached, next } = earned;
  return (
    <div className="sash">
      <div className="sash-hem" aria-hidden="true" />
      {count === 0 ? (
        <Empty self={self} />
      ) : (
        <>
          <ol className="sash-miles" aria-label="Milestones">
            {reached.map(({ at, startsAt, zone }) => (
              <li key={at} className="sash-mile">
                <div>
                  <img src={`/patches/m-${at}.svg`} alt="" width={240} height={240} loading="lazy" />
                  <b className="mile-num" aria-hidden="true">
                    {at}
                  </b>
                  <span className="mile-when">
                    <span className="sr-only">{at === 1 ? "The first meetup, " : `${at} meetups, `}</span>
                    {shortDayWithYear(startsAt, zone)}
                  </span>
                </div>
              </li>
            ))}
            {next !== null && (
              <li className="sash-mile sash-next">
                <div>
                  <Outline />
                  <b className="mile-num">{next}</b>
                  <span className="mile-when">{next - count} more</span>
                </div>
              </li>
            )}
          </ol>
          <ul className="sash-grid" aria-label="Patches">
            {patches.map((patch) => (
              <EarnedPatch key={patch.nth} patch={patch} />
            ))}
          </ul>
        </>
      )}
      <div className="sash-hem" aria-hidden="true" />
    </div>
  );
}

function EarnedPatch({ patch: { hobby, drawing, startsAt, zone, meetup } }: { patch: Patch }) {
  const day = dayWithYear(startsAt, zone);
  if (!meetup)
    return (
      <li className="sash-patch">
        <span>
          <PatchPicture hobby={hobby} drawing={drawing} />
          <span className="sr-only">
            {hobby}, {day}
          </span>
        </span>
      </li>
    );
  return (
    <li className="sash-patch">
      <Link href={meetup.path} prefetch={false}>
        <PatchPicture hobby={hobby} drawing={drawing} />
        <span className="sash-words">
          <b dir="auto">{meetup.title}</b>
          <span>
            <bdi>{meetup.groupName}</bdi>, {day}
          </span>
        </span>
      </Link>
    </li>
  );
}

function Empty({ self }: { self: boolean }) {
  return (
    <div className="sash-empty">
      <div className="sash-ghosts">
        <MissingPatch shape="arch" />
        <MissingPatch shape="circle" />
        <span>
          <img src="/patches/m-1.svg" alt="" width={150} height={150} loading="lazy" />
          <b className="mile-num" aria-hidden="true">
            1
          </b>
        </span>
        <MissingPatch shape="hexagon" />
        <MissingPatch shape="shield" />
      </div>
      <h3>No meetups yet</h3>
      {self && (
        <>
          <p>Come to one. The host marks you at the door, and its patch appears here the same day.</p>
          <ButtonLink variant="marigold" href="/meetups">
            See what comes
          </ButtonLink>
        </>
      )}
    </div>
  );
}

/** An outline for the next milestone. */
const Outline = () => (
  <svg viewBox="-150 -150 300 300" aria-hidden="true">
    <path
      d="M0-118A26 26 0 0 1 45-109A26 26 0 0 1 83-83A26 26 0 0 1 109-45A26 26 0 0 1 118 0A26 26 0 0 1 109 45A26 26 0 0 1 83 83A26 26 0 0 1 45 109A26 26 0 0 1 0 118A26 26 0 0 1-45 109A26 26 0 0 1-83 83A26 26 0 0 1-109 45A26 26 0 0 1-118 0A26 26 0 0 1-109-45A26 26 0 0 1-83-83A26 26 0 0 1-45-109A26 26 0 0 1 0-118Z"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.5"
      strokeDasharray="12 10"
      strokeLinecap="round"
    />
  </svg>
);
