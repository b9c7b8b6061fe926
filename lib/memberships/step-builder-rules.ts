import { DAY_MS, HOUR_MS } from "@/lib/duration";
import type { GroupKind, OfferEnd } from "@/lib/events/schema";
import { ANSWER_DAYS } from "./deadline-rules";
import type { Change, MembershipFields, Person, RecordEntry, Scene, SceneGroup, Step, StepEvent } from "./decision-schema";
import { isOrganizer, type Standing, stateAt } from "./policy";
import type { Membership, Seats } from "./record";
import { type MembershipState, MOST_ANSWERS, type Recorded, STEP_SIZE } from "./schema";

export const daysAfter = (now: string, days: number): string => new Date(Date.parse(now) + days * DAY_MS).toISOString();

/** The person's membership. If they have none, but a ban is kept by their address, a banned membership made from that ban. */
export function membershipOf(now: string, { _id, membership, barred }: Pick<Person, "_id" | "membership" | "barred">): Membership | null {
  if (membership !== null || barred === null || (barred.until !== null && barred.until <= now)) return membership;
  return { ...freshMembership("", _id, now), _id: "", state: "banned", reason: barred.reason, until: barred.until };
}

/** True for a membership that `membershipOf` made from a kept ban: it has no row of its own, and so no date. */
export const isKeptBan = ({ _id }: Pick<Membership, "_id">): boolean => _id === "";

/** The initial fields of a membership. */
export const freshMembership = (groupId: string, accountId: string, now: string): MembershipFields => ({
  groupId,
  accountId,
  state: "none",
  role: "member",
  sequence: 0,
  since: now,
  joinedAt: null,
  answers: [],
  answersUntil: null,
  rulesAccepted: null,
  contact: "nothing",
  contactSince: null,
  invitationId: null,
  reason: null,
  until: null,
});

/** What the permissions of a person in a scene depend on. */
export const standingOf = (scene: Scene, person: Person, invited = false): Standing => ({
  now: scene.now,
  personId: person._id,
  membership: membershipOf(scene.now, person),
  group: scene.group,
  invited,
});

const isLossOfRole = ({ before, after }: Change): boolean => isOrganizer({ membership: before }) && !isOrganizer({ membership: after });

/**
 * Builds one step: collects the changes, and updates the seat counts so that they match the rows. It does not modify the scene, so that a
 * retry of the step starts from the same state.
 */
export class StepBuilder {
  readonly #changes = new Map<string, Change>();
  readonly #seats: Seats;
  readonly #line: Membership[];
  readonly #events: StepEvent[] = [];
  readonly #record: RecordEntry[] = [];
  #patch: Partial<SceneGroup> = {};
  accepted = false;
  barred: Step["barred"] = null;
  lifted = false;

  constructor(readonly scene: Scene) {
    this.#seats = { ...scene.seats };
    this.#line = [...scene.line];
  }

  get now(): string {
    return this.scene.now;
  }

  /** The group with the changes of this step. */
  get group(): SceneGroup {
    return { ...this.scene.group, ...this.#patch };
  }

  /** How many more memberships this step may change. */
  get budget(): number {
    return STEP_SIZE - this.#changes.size;
  }

  change(patch: Partial<SceneGroup>): void {
    this.#patch = { ...this.#patch, ...patch };
  }

  tell(kind: GroupKind, to: StepEvent["to"], detail: string | null = null): void {
    this.#events.push({ kind, to, detail });
  }

  /** Adds the actor's action to the record. A scheduled job has no actor and adds nothing. */
  note(action: Recorded, personId: string | null = null, detail: string | null = null, until: string | null = null): void {
    if (this.scene.actor) this.#record.push({ action, actorId: this.scene.actor._id, personId, detail, until });
  }

  /** Changes or creates a membership. Fields that are not given keep their values, except `since`, which becomes now. */
  put(accountId: string, before: Membership | null, edit: Partial<MembershipFields> & { state: MembershipState }): void {
    const known = this.#changes.get(accountId)?.after ?? before ?? freshMembership(this.scene.group._id, accountId, this.now);
    this.#set(accountId, before, { ...known, since: this.now, ...edit });
  }

  drop(accountId: string, before: Membership | null): void {
    this.#set(accountId, before, null);
    this.endOfferTo(accountId);
  }

  /** Ends the offer to take the group over, if there is one, and notifies the recipient, the owner or both of the reason. */
  endOffer(why: OfferEnd, told: "heir" | "owner" | "both"): void {
    const { transfer, ownerId } = this.group;
    if (!transfer) return;
    this.change({ transfer: null });
    if (told !== "heir" && ownerId !== null) this.tell("transfer-ended", { person: ownerId }, why);
    if (told !== "owner") this.tell("transfer-ended", { person: transfer.personId }, why);
  }

  /** Ends the offer if this person is its recipient. */
  endOfferTo(accountId: string): void {
    if (this.group.transfer?.personId === accountId) this.endOffer("heir-left", "owner");
  }

  /** The owner leaves: the group has no owner from then on. Only the owner of a closed group may leave. */
  ownerGoes(): void {
    this.endOffer("owner-left", "heir");
    this.change({ ownerId: null });
  }

  /** The next sequence number. Each number is used once. */
  sequence(): number {
    return this.#seats.nextSequence++;
  }

  /** Records how long the answer to a request took. */
  answered({ since }: Pick<Membership, "since">): void {
    const hours = Math.ceil((Date.parse(this.now) - Date.parse(since)) / HOUR_MS);
    this.#seats.answerHours = [...this.#seats.answerHours, Math.max(0, hours)].slice(-MOST_ANSWERS);
  }

  /** Makes the person a member if a place is free and nobody is on the waitlist. Otherwise puts them at the end of the waitlist. */
  enter(accountId: string, before: Membership | null, edit: Partial<MembershipFields>): void {
    const free = this.#seats.waitingCount === 0 && this.#seats.memberCount < this.group.maxMembers;
    const row = { ...before, ...edit };
    this.put(accountId, before, {
      ...edit,
      reason: null,
      until: null,
      sequence: this.sequence(),
      state: free ? "member" : "waiting",
      ...(free && this.#arrival(row)),
    });
  }

  /** Gives the free places to the first people on the waitlist. */
  fill(): void {
    if (this.group.closedAt !== null) return;
    while (this.#seats.memberCount < this.group.maxMembers && this.budget > 0) {
      const next = this.#line.shift();
      if (!next) return;
      // Use the row as this step has changed it: the step may have removed this person from the waitlist.
      const changed = this.#changes.get(next.accountId);
      const waiting = changed ? changed.after : next;
      if (waiting?.state !== "waiting") continue;
      this.put(next.accountId, next, { state: "member", sequence: this.sequence(), ...this.#arrival(waiting) });
      this.tell("promoted", { person: next.accountId });
    }
  }

  #arrival({ answers = [], answersUntil = null }: Partial<MembershipFields>): Partial<MembershipFields> {
    return { joinedAt: this.now, answersUntil: answersUntil ?? (answers.length > 0 ? daysAfter(this.now, ANSWER_DAYS) : null) };
  }

  #set(accountId: string, before: Membership | null, after: MembershipFields | null): void {
    this.#count(this.#changes.get(accountId)?.after ?? before, -1);
    this.#count(after, 1);
    this.#changes.set(accountId, { accountId, before, after });
  }

  #count(row: MembershipFields | null, by: 1 | -1): void {
    if (row?.state === "member") this.#seats.memberCount += by;
    if (row?.state === "waiting") this.#seats.waitingCount += by;
    if (row?.state === "requested") this.#seats.requestCount += by;
  }

  step(): Step {
    const { closedAt, lettingIn, maxMembers } = this.group;
    const { memberCount, waitingCount, requestCount } = this.#seats;
    const open = closedAt === null;
    if (lettingIn && requestCount === 0) this.change({ lettingIn: false });
    return {
      allowed: true,
      changes: [...this.#changes.values()],
      seats: this.#seats,
      group: this.#patch,
      steppedDown: [...this.#changes.values()].filter(isLossOfRole).map(({ accountId }) => accountId),
      accepted: this.accepted,
      barred: this.barred,
      lifted: this.lifted,
      events: this.#events,
      record: this.#record,
      unfinished: open ? (waitingCount > 0 && memberCount < maxMembers) || (lettingIn && requestCount > 0) : requestCount > 0,
    };
  }
}

export const stateIn = (scene: Scene, person: Person): MembershipState => stateAt(membershipOf(scene.now, person), scene.now);
