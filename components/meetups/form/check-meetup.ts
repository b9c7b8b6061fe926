import { numberIn } from "@/components/groups/draft";
import { checkBySchema } from "@/components/ui/check-by-schema";
import { firstMessages, type Messages } from "@/components/ui/messages";
import { AppError } from "@/lib/errors";
import type { PlannedMeetup } from "@/lib/meetups/desk-views";
import { checkWhere, editedTimes, patternFor, timesOf } from "@/lib/meetups/plan-rules";
import { MeetupInput } from "@/lib/meetups/schema";
import type { MeetupDraft } from "./draft";
import { onInputs } from "./on-inputs";
import { changesOf, inputOf } from "./plan-input";

const check = checkBySchema(MeetupInput);
const MOST_TIMES = 500;

/** What only the inputs know: an empty one is asked for in its own words. */
function missing(draft: MeetupDraft): Messages<MeetupDraft> {
  const { amount } = inputOf(draft).fee ?? {};
  const count = numberIn(draft.count) ?? 0;
  const repeats = draft.repeats !== "never";
  return {
    ...(!draft.date && { date: "Choose a day." }),
    ...(!draft.starts && { starts: "Say when it starts." }),
    ...(!draft.ends && { ends: "Say when it ends." }),
    ...(amount !== undefined && !(amount >= 1) && { amount: "Enter an amount, such as 250." }),
    ...(repeats && draft.until === "count" && !(Number.isInteger(count) && count >= 1 && count <= MOST_TIMES)
      ? { count: `Between 1 and ${MOST_TIMES} times.` }
      : {}),
    ...(repeats && draft.until === "until" && !draft.lastDay && { lastDay: "Choose the last day." }),
  };
}

/** What the rules say that the API follows as well; `meetup` is what is changed. */
function byRules(draft: MeetupDraft, edited: { meetup: PlannedMeetup; initial: MeetupDraft } | null): Messages<MeetupDraft> {
  const now = new Date().toISOString();
  try {
    if (edited) {
      editedTimes(edited.meetup, changesOf(draft, edited.initial), now);
      return {};
    }
    const input = MeetupInput.parse(inputOf(draft));
    checkWhere(input);
    const { startsAt } = timesOf(input, now);
    if (input.repeats) patternFor(input.repeats, startsAt, input.zone);
    return {};
  } catch (error) {
    if (error instanceof AppError) return onInputs(firstMessages(error.fields ?? {}), draft);
    throw error;
  }
}

/** What is wrong with a draft, beside its inputs. Fetched with the form's first focus, not with the page. */
export function checkMeetup(draft: MeetupDraft, edited: { meetup: PlannedMeetup; initial: MeetupDraft } | null): Messages<MeetupDraft> {
  // The schema speaks of moments, the inputs have a day and a time.
  const { starts: _, ends: __, ...bySchema } = onInputs(check(inputOf(draft)), draft);
  const wrong = { ...bySchema, ...missing(draft) };
  return Object.keys(wrong).length > 0 ? wrong : byRules(draft, edited);
}
