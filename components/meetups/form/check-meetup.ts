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

/** Messages for empty or incomplete inputs, in words that fit each input. */
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

/** The errors of the rules that the API uses too. `edited` is set if an existing meetup is changed. */
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

/** The errors of a draft, by input. This module is loaded when the form first gets the focus, not with the page. */
export function checkMeetup(draft: MeetupDraft, edited: { meetup: PlannedMeetup; initial: MeetupDraft } | null): Messages<MeetupDraft> {
  // Dropped, because the schema checks one combined time, and the form has separate inputs for the day and the time.
  const { starts: _, ends: __, ...bySchema } = onInputs(check(inputOf(draft)), draft);
  const wrong = { ...bySchema, ...missing(draft) };
  return Object.keys(wrong).length > 0 ? wrong : byRules(draft, edited);
}
