"use client";

import { useEffect, useState } from "react";
import type { DecisionResult, RequestRow } from "@/lib/memberships/views";
import type { Outcome } from "./request-over";
import { useDeskCall } from "./use-desk-call";

type Decision = "approve" | "decline";

/** The requests of a page. A decided request keeps its place and shows its outcome; new requests are added below. */
export function useRequests(groupId: string, given: RequestRow[]) {
  const [rows, setRows] = useState(given);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const call = useDeskCall();

  useEffect(() => {
    const there = new Set(given.map(({ _id }) => _id));
    setRows((before) => {
      const known = new Set(before.map(({ _id }) => _id));
      return [...before, ...given.filter(({ _id }) => !known.has(_id))];
    });
    // A person in the new list has asked again, so the outcome of the earlier request is deleted. A missing person without an outcome has
    // withdrawn the request, or another organizer has answered it (`outcomeOf`).
    setOutcomes((before) => new Map([...before].filter(([id]) => !there.has(id))));
  }, [given]);

  const there = new Set(given.map(({ _id }) => _id));
  const outcomeOf = (id: string): Outcome | undefined =>
    outcomes.get(id) ??
    (there.has(id) ? undefined : { good: false, words: "does not ask any more: withdrawn, or answered by somebody else." });

  const decide = async (people: string[], decision: Decision, reason?: string): Promise<boolean> => {
    const answer = await call.run<{ results: DecisionResult[] }>(`/api/groups/${groupId}/requests/decisions`, {
      method: "POST",
      body: { people, decision, ...(reason && { reason }) },
    });
    if (!answer) return false;
    setOutcomes(
      (before) => new Map([...before, ...answer.results.map((result) => [result.personId, outcomeFrom(result, decision)] as const)]),
    );
    setChosen((before) => new Set([...before].filter((id) => !people.includes(id))));
    return true;
  };

  /** Sets the outcome of a request that was settled in another way than by approving or declining it. */
  const settle = (id: string, outcome: Outcome) => setOutcomes((before) => new Map([...before, [id, outcome]]));

  const open = rows.filter(({ _id }) => outcomeOf(_id) === undefined);
  return { rows, open, outcomeOf, chosen: open.filter(({ _id }) => chosen.has(_id)), setChosen, decide, settle, call };
}

/** The outcome of a decision. Its words follow the person's name. */
export function outcomeFrom(result: DecisionResult, decision: Decision): Outcome {
  if ("error" in result) return { good: false, words: `could not be answered: ${result.error.message}` };
  if (decision === "decline") return { good: false, words: "was declined and told so." };
  return result.state === "waiting"
    ? { good: true, words: "was approved and is in line for a place." }
    : { good: true, words: "is a member now." };
}
