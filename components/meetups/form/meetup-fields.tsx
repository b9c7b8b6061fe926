"use client";

import { TextField } from "@/components/ui/text-field";
import { plainDay } from "@/lib/meetups/date-format-rules";
import type { EditableMeetup, PlanningGroup } from "@/lib/meetups/desk-views";
import { DetailsFold } from "./details-fold";
import { FeeFold } from "./fee-fold";
import { PeopleFold } from "./people-fold";
import { RepeatFold } from "./repeat-fold";
import { keptRuleInWords } from "./rule-of-draft";
import type { MeetupFormState } from "./use-meetup-form";
import { useNextDates } from "./use-next-dates";
import { WhenFields } from "./when-fields";
import { WhereFields } from "./where-fields";
import "./plan.css";

interface MeetupFieldsProps {
  state: MeetupFormState;
  group: PlanningGroup;
  host: string;
  /** The meetup that is changed; absent for a new one. */
  edited?: EditableMeetup;
}

/** The fields for a new meetup and for a change. Title, time and place are visible, everything else is in collapsed parts. */
export function MeetupFields({ state, group, host, edited }: MeetupFieldsProps) {
  const next = useNextDates(state.draft);
  const going = edited?.dates.find(({ _id }) => _id === edited.meetup._id)?.going ?? 0;
  return (
    <div className="plan-form">
      <section className="form-part" aria-labelledby="part-what">
        <h2 id="part-what">What</h2>
        <TextField
          {...state.input("title")}
          error={state.messages.title}
          label="Title"
          dir="auto"
          autoComplete="off"
          aria-required
          hint="What you do and where, in a few words."
        />
      </section>
      <WhenFields state={state} notes={next.notes} />
      <WhereFields state={state} />
      <section className="form-part form-folds" aria-labelledby="part-more">
        <h2 id="part-more">
          More <span className="maybe">(if you like)</span>
        </h2>
        {edited ? (
          edited.rule && (
            <p className="repeat-words">
              {keptRuleInWords(edited.rule, edited.insteadOf ?? state.draft.date)}
              {edited.insteadOf && `, but this date stands in for ${plainDay(edited.insteadOf)}`}. To repeat in another way, cancel what
              follows and plan a new series.
            </p>
          )
        ) : (
          <RepeatFold state={state} next={next} />
        )}
        <DetailsFold state={state} />
        <PeopleFold state={state} groupId={group._id} host={host} going={going} />
        <FeeFold state={state} going={going} {...(edited && { before: edited.meetup.fee })} />
      </section>
    </div>
  );
}
