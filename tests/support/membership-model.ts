import fc from "fast-check";
import type { Act } from "@/lib/memberships/decision-schema";

/** Eight people; the first one is the owner at the start. */
export const PEOPLE = ["ada", "bea", "cam", "dov", "eli", "fay", "gus", "hal"] as const;
export type Who = (typeof PEOPLE)[number];

/** One command of a sequence: who does what to whom, and whether a week passes first. */
export interface Command {
  who: Who;
  act: Act;
  whom: Who;
  weekLater: boolean;
}

const constant = (act: Act): fc.Arbitrary<Act> => fc.constant(act);
const anAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: constant({ type: "join", input: {} }) },
  { weight: 3, arbitrary: constant({ type: "leave" }) },
  { weight: 2, arbitrary: constant({ type: "accept-invitation", input: {} }) },
  { weight: 4, arbitrary: constant({ type: "approve" }) },
  { weight: 2, arbitrary: constant({ type: "decline", reason: null }) },
  { weight: 2, arbitrary: constant({ type: "remove", reason: null }) },
  { weight: 2, arbitrary: constant({ type: "ban", reason: "Shouted." }) },
  { weight: 2, arbitrary: constant({ type: "lift" }) },
  { weight: 2, arbitrary: fc.constantFrom("organizer" as const, "member" as const).map((role): Act => ({ type: "set-role", role })) },
  { weight: 1, arbitrary: constant({ type: "offer-transfer" }) },
  { weight: 2, arbitrary: constant({ type: "accept-transfer" }) },
  { weight: 1, arbitrary: constant({ type: "close", reason: null }) },
  { weight: 2, arbitrary: constant({ type: "reopen" }) },
  {
    weight: 4,
    arbitrary: fc
      .record({ maxMembers: fc.integer({ min: 1, max: 9 }) })
      .map((edit): Act => ({ type: "change-settings", edit, letIn: false })),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom("open" as const, "approval" as const, "approval" as const, "invitation" as const), fc.boolean())
      .map(([joinPolicy, letIn]): Act => ({ type: "change-settings", edit: { joinPolicy }, letIn })),
  },
);

// The first person acts more often: a sequence in which only strangers act tests little.
const somebody = fc.oneof({ weight: 2, arbitrary: fc.constant("ada" as const) }, { weight: 3, arbitrary: fc.constantFrom(...PEOPLE) });

/** Up to sixty commands. */
export const sequences = fc.array(
  fc.record<Command>({
    who: somebody,
    act: anAct,
    whom: fc.constantFrom(...PEOPLE),
    weekLater: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  }),
  { minLength: 1, maxLength: 60, size: "max" },
);

/** The rules as a simple model: who is a member, who runs the group, who waits. */
export class Model {
  limit = 3;
  policy = "open";
  closed = false;
  owner: Who | null = "ada";
  heir: Who | null = null;
  /** An offer of the ownership expires after two weeks. */
  weeksOffered = 0;
  members = new Set<Who>(["ada"]);
  organizers = new Set<Who>();
  asked: Who[] = [];
  line: Who[] = [];
  banned = new Set<Who>();
  paused = new Set<Who>();
  /** The only invitation is by the first person. It ends when that person no longer runs the group. */
  invites = true;

  #runs = (who: Who) => who === this.owner || this.organizers.has(who);
  #below = (who: Who, whom: Who) => (who === this.owner ? whom !== who : this.organizers.has(who) && !this.#runs(whom));

  #out(who: Who): void {
    for (const set of [this.members, this.organizers, this.banned, this.paused]) set.delete(who);
    this.asked = this.asked.filter((other) => other !== who);
    this.line = this.line.filter((other) => other !== who);
    if (this.heir === who) this.heir = null;
    // The owner, who made the offer, is gone.
    if (this.owner === who) [this.owner, this.heir] = [null, null];
  }

  #fill(): void {
    while (!this.closed && this.members.size < this.limit && this.line[0]) this.members.add(this.line.shift() as Who);
  }

  #enter(who: Who): void {
    this.#out(who);
    this.line.push(who);
    this.#fill();
  }

  state(who: Who): string {
    if (this.banned.has(who)) return "banned";
    if (this.members.has(who)) return who === this.owner ? "owner" : this.organizers.has(who) ? "organizer" : "member";
    const place = this.line.indexOf(who) + 1;
    return place > 0 ? `waiting ${place}` : this.asked.includes(who) ? "requested" : "none";
  }

  apply(command: Command): void {
    const ran = this.#runs("ada");
    this.#apply(command);
    if (ran && !this.#runs("ada")) this.invites = false;
  }

  #apply({ who, whom, act, weekLater }: Command): void {
    if (weekLater) {
      this.paused.clear();
      if (++this.weeksOffered >= 2) this.heir = null;
    }
    const [mine, theirs, here] = [this.state(who), this.state(whom), !this.closed];
    switch (act.type) {
      case "join":
        if (mine !== "none" || !here || this.policy === "invitation" || this.paused.has(who)) return;
        if (this.policy === "open") this.#enter(who);
        else this.asked.push(who);
        return;
      case "accept-invitation":
        if (here && this.invites && (mine === "none" || mine === "requested")) this.#enter(who);
        return;
      case "leave":
        if (mine !== "banned" && mine !== "none" && (mine !== "owner" || !here)) this.#out(who);
        break;
      case "approve":
        if (here && this.#runs(who) && theirs === "requested") this.#enter(whom);
        return;
      case "decline":
        if (!here || !this.#runs(who) || theirs !== "requested") return;
        this.#out(whom);
        this.paused.add(whom);
        return;
      case "remove":
        if (this.#below(who, whom) && (this.members.has(whom) || this.line.includes(whom))) this.#out(whom);
        break;
      case "ban":
        if (!this.#below(who, whom)) return;
        this.#out(whom);
        this.banned.add(whom);
        break;
      case "lift":
        if (this.#runs(who)) this.banned.delete(whom);
        return;
      case "set-role":
        if (who !== this.owner || whom === who || !this.members.has(whom)) return;
        if (act.role === "organizer") this.organizers.add(whom);
        else this.organizers.delete(whom);
        return;
      case "offer-transfer":
        if (who === this.owner && whom !== who && this.members.has(whom)) [this.heir, this.weeksOffered] = [whom, 0];
        return;
      case "accept-transfer":
        if (who !== this.heir) return;
        if (this.owner) this.organizers.add(this.owner);
        this.organizers.delete(who);
        [this.owner, this.heir] = [who, null];
        return;
      case "close":
        if (who !== this.owner) return;
        [this.closed, this.asked] = [true, []];
        return;
      case "reopen":
        if (who === this.owner) this.closed = false;
        break;
      case "change-settings":
        if (who !== this.owner) return;
        this.limit = act.edit.maxMembers ?? this.limit;
        this.#fill();
        if (act.letIn && here && act.edit.joinPolicy === "open" && this.policy !== "open")
          for (const one of [...this.asked]) this.#enter(one);
        this.policy = act.edit.joinPolicy ?? this.policy;
        return;
    }
    this.#fill();
  }
}
