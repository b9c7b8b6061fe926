import fc from "fast-check";
import { expect } from "vitest";
import { DAY_MS, MINUTE_MS } from "@/lib/duration";
import { AppError } from "@/lib/errors";
import { runClock } from "@/lib/meetups/clock-jobs";
import { Meetups, Rsvps } from "@/lib/meetups/record";
import { addDays, addWallMinutes, instant, instantOf, nearestInstantOf, wallTime } from "@/lib/meetups/time-rules";
import type { Database } from "@/lib/platform/store/database";
import { type Command, commands, LENGTH, PEOPLE, RULES, SeriesModel, ZONES } from "@/tests/support/series-model";
import { datesOf } from "../support/meetup-rows";
import { aMeetingGroup, join, member, NOW, plan, storesOf } from "../support/meetups";
import type { StoreTest } from "../support/store-test";

/** More of them: `SEQUENCES=1000 npx vitest run tests/contract`. */
const RUNS = Number(process.env.SEQUENCES ?? 5);

const refused = (error: unknown) => {
  if (!(error instanceof AppError) || error.code === "unavailable") throw error;
  return "refused" as const;
};

/** The dates as the model has them, in the order of their days. */
async function look(db: Database, groupId: string, seriesId: string | null, names: ReadonlyMap<string, string>) {
  const rows = await datesOf(db, seriesId);
  const answers = await db.read((reader) => reader.list(Rsvps, { where: { groupId } }));
  return rows.map(({ _id, occursOn, startsAt, endsAt, rsvpClosesAt, title, edited, status }) => ({
    _id,
    occursOn,
    ...{ startsAt, endsAt, rsvpClosesAt },
    title,
    edited,
    cancelled: status === "cancelled",
    answers: Object.fromEntries(
      answers.filter(({ meetupId }) => meetupId === _id).map(({ accountId, state }) => [names.get(accountId) ?? accountId, state]),
    ),
  }));
}

interface Case {
  zone: string;
  rule: string;
  time: string;
  except: number[];
  commands: Command[];
}

const cases: fc.Arbitrary<Case> = fc.record({
  zone: fc.constantFrom(...ZONES),
  rule: fc.constantFrom(...RULES),
  time: fc.constantFrom("19:00", "06:00", "02:30", "00:30"),
  except: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { maxLength: 2 }),
  commands,
});

async function run(db: Database, ids: ReadonlyMap<string, string>, { zone, rule, time, except, commands: list }: Case): Promise<void> {
  const names = new Map([...ids].map(([name, id]) => [id, name]));
  const { groupId, ownerId } = await aMeetingGroup(db);
  await db.write(async (tx) => {
    for (const id of ids.values()) await join(tx, groupId, id, "member");
  });
  const { meetups, rsvps } = storesOf(db);
  const startsAt = nearestInstantOf(`${addDays(NOW.slice(0, 10), 3)}T${time}`, zone);
  const times = { zone, startsAt, endsAt: nearestInstantOf(addWallMinutes(wallTime(startsAt, zone), LENGTH), zone), title: "Dawn" };
  const all = await plan(db, groupId, ownerId, { ...times, repeats: { rule } });
  const seriesOf = async (id: string) => (await db.read((reader) => reader.get(Meetups, id)))?.seriesId ?? null;
  // The same series once more without some of its days.
  const days = (await datesOf(db, await seriesOf(all))).map(({ occursOn }) => occursOn ?? "");
  const struck = except.flatMap((at) => days[at + 1] ?? []);
  const seriesId = await seriesOf(await plan(db, groupId, ownerId, { ...times, repeats: { rule, except: struck } }));
  const first = await look(db, groupId, seriesId, names);
  expect(first.map(({ occursOn }) => occursOn)).toEqual(days.filter((day) => !struck.includes(day)));
  const kept = first.map(({ _id }) => _id);
  const plain = first.map(({ _id, ...date }) => ({ ...date, occursOn: date.occursOn ?? "" }));
  const model = new SeriesModel(plain, zone, wallTime(startsAt, zone).slice(11), "Dawn");

  let now = NOW;
  for (const command of list) {
    if (command.type === "days") {
      now = instant(Date.parse(now) + command.days * DAY_MS);
      await runClock(now, async () => db);
    } else if (command.type === "every-date") {
      const done = await rsvps.answerSeries(seriesId ?? "", ids.get(command.who) ?? "", { guests: 0 }, now).catch(refused);
      expect(done).toBeUndefined();
      model.sayEvery(command.who, now);
    } else {
      const chosen = model.at(command.which);
      const id = kept[model.dates.indexOf(chosen)] ?? "";
      // What is over or cancelled is refused above the store.
      if (chosen.cancelled || chosen.startsAt <= now) continue;
      if (command.type === "go" || command.type === "decline") {
        const done = await rsvps.answer(id, { type: command.type, accountId: ids.get(command.who) ?? "" }, now).catch(refused);
        if (done === "refused") {
          expect([command.type, chosen.rsvpClosesAt <= now]).toEqual(["go", true]);
          continue;
        }
        chosen.answers[command.who] = command.type === "go" ? "going" : "not-going";
      } else if (command.type === "title") {
        const { scope, alsoEdited, title } = command;
        await meetups.edit(id, { title, scope, alsoEdited }, now);
        model.retitle(chosen, scope, alsoEdited, title, now);
      } else if (command.type === "move") {
        const { scope, alsoEdited } = command;
        const wall = `${addDays(wallTime(chosen.startsAt, zone).slice(0, 10), command.days)}T${command.time}`;
        if ((await meetups.edit(id, { startsAt: wall, scope, alsoEdited }, now).catch(refused)) === "refused") {
          // A time that the clock jumps over, or that is over.
          expect(instantOf(wall, zone) === null || nearestInstantOf(wall, zone) <= now).toBe(true);
          continue;
        }
        model.move(chosen, scope, alsoEdited, nearestInstantOf(wall, zone), now);
      } else if (command.type === "ends") {
        const { scope, alsoEdited, minutes } = command;
        const endsAt = nearestInstantOf(addWallMinutes(wallTime(chosen.startsAt, zone), minutes), zone);
        // As the page sends it: the start comes along as it is.
        await meetups.edit(id, { startsAt: chosen.startsAt, endsAt, zone, scope, alsoEdited }, now);
        model.end(chosen, scope, alsoEdited, endsAt, now);
      } else if (command.type === "closes") {
        const { scope, alsoEdited, minutes } = command;
        const rsvpClosesAt = instant(Date.parse(chosen.startsAt) - minutes * MINUTE_MS);
        await meetups.edit(id, { rsvpClosesAt, scope, alsoEdited }, now);
        model.close(chosen, scope, alsoEdited, minutes, now);
      } else if (command.type === "cancel") {
        const { scope, alsoEdited } = command;
        await meetups.cancel(id, scope, "Fog", now, alsoEdited);
        model.cancel(chosen, scope, alsoEdited, now);
      }
    }
    const seen = await look(db, groupId, seriesId, names);
    // Dates that the clock made since: of the pattern as it is now, with those who said every date.
    for (const { _id, occursOn, startsAt: start } of seen.slice(model.dates.length)) {
      expect([model.ended, struck.includes(occursOn ?? ""), start]).toEqual([false, false, model.expected(occursOn ?? "")]);
      kept.push(_id);
      model.add(occursOn ?? "", start);
    }
    expect(seen.map(({ _id, ...date }) => date)).toEqual(model.dates);
    expect(seen.map(({ _id }) => _id)).toEqual(kept);
  }
}

export function meetupEditsContract(test: StoreTest): void {
  test("whatever is changed in a series, by whichever scope, every date is what the rules say, and answers and ids stay", async ({
    store: { db },
  }) => {
    const ids = new Map<string, string>();
    for (const who of PEOPLE) ids.set(who, await member(db, "", null));
    await fc.assert(
      fc.asyncProperty(cases, (one) => run(db, ids, one)),
      { numRuns: RUNS },
    );
  }, 3_600_000);
}
