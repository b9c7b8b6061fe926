"use client";

import { useId } from "react";
import { numberIn } from "@/components/groups/draft";
import { Check } from "@/components/ui/check";
import { Fold } from "@/components/ui/fold";
import { TextField } from "@/components/ui/text-field";
import { minorDigits, money } from "@/lib/meetups/fee-rules";
import type { Fee } from "@/lib/meetups/schema";
import { CurrencyField } from "./currency-field";
import type { MeetupDraft } from "./draft";
import { amountInWords } from "./preview-words";
import type { PartProps } from "./use-meetup-form";

const REFUNDS = ["All of it until 48 hours before", "All of it until the start", "Only when somebody takes the place", "None"];

/** Whether the fee rises; people who already go keep their old fee. */
const rises = ({ costs, amount, currency }: MeetupDraft, before: Fee | null): boolean =>
  costs !== "" && (numberIn(amount) ?? 0) * 10 ** minorDigits(currency) > (before?.amount ?? 0);

/** What is chosen, in a few words: it stands on the fold. */
function feeInWords(draft: MeetupDraft): string {
  if (draft.costs === "") return "Free";
  const amount = amountInWords(draft);
  return amount ? `${amount} for each person` : "It costs something";
}

interface FeeProps extends PartProps {
  /** The fee before the change; null if the meetup was free, absent for a new meetup. */
  before?: Fee | null;
  going: number;
}

/** The part of the form for the fee. */
export function FeeFold({ state, before, going }: FeeProps) {
  const { draft, form, input, messages } = state;
  const list = useId();
  const wrong = Boolean(messages.amount || messages.currency || messages.covers || messages.refund || messages.pay);
  return (
    <Fold title="Fee" words={feeInWords(draft)} wrong={wrong}>
      <Check strong checked={draft.costs !== ""} onChange={(event) => form.setValue("costs", event.target.checked ? "yes" : "")}>
        It costs something
      </Check>
      {draft.costs && (
        <>
          <div className="pairs">
            <TextField
              {...input("amount")}
              error={messages.amount}
              label="Amount for each person"
              inputMode="decimal"
              autoComplete="off"
              aria-required
            />
            <CurrencyField state={state} />
          </div>
          <TextField {...input("covers")} error={messages.covers} label="What it covers" dir="auto" aria-required />
          <TextField {...input("refund")} error={messages.refund} label="Refund" dir="auto" list={list} autoComplete="off" aria-required />
          <datalist id={list}>
            {REFUNDS.map((words) => (
              <option key={words} value={words} />
            ))}
          </datalist>
          <TextField
            {...input("pay")}
            error={messages.pay}
            label="How to pay"
            dir="auto"
            aria-required
            hint="Words, or an https:// link. You collect it yourself: HobbyHub handles no money and takes no share."
          />
        </>
      )}
      {before !== undefined && going > 0 && rises(draft, before) && (
        <p className="notice">
          {before ? `Whoever is going keeps ${money(before)}` : "Whoever is going pays nothing"}, is told, and may step out in one tap.
        </p>
      )}
    </Fold>
  );
}
