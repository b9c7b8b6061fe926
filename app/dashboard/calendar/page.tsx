import { askedAddress } from "@/app/asked-address";
import { CalendarPage } from "@/components/meetups/calendar-page";
import { CALENDAR_PATH } from "@/lib/meetups/addresses";
import { answerCalendar, getCalendarChoices } from "@/lib/meetups/calendar-commands";
import { dayFrom, weeksOf } from "@/lib/meetups/month-rules";
import { listMyDays, listMyMeetups } from "@/lib/meetups/my-queries";
import { STANDS } from "@/lib/meetups/my-views";
import { subscribeLinks } from "@/lib/meetups/subscribe-addresses";
import { pageMetadata } from "@/lib/platform/seo/metadata";
import { requireActor } from "@/lib/sessions/queries";

type Props = PageProps<"/dashboard/calendar">;

export const generateMetadata = () =>
  pageMetadata({
    title: "My calendar",
    description: "Where you go, what you host, and what waits for your answer.",
    path: CALENDAR_PATH,
    card: "groups",
    noindex: true,
  });

const matching = (value: string | string[] | undefined, pattern: RegExp): string | null =>
  typeof value === "string" && pattern.test(value) ? value : null;

const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;
const DAY = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

export default async function MyCalendarPage({ searchParams }: Props) {
  const query = await searchParams;
  const actor = await requireActor(askedAddress(CALENDAR_PATH, query));
  const { url } = await answerCalendar(actor);
  const agenda = await listMyMeetups(actor);
  const wanted = matching(query.month, MONTH);
  const shown = {
    agenda,
    show: STANDS.find((stand) => stand === query.show) ?? null,
    address: url,
    links: subscribeLinks(url, "My meetups"),
    choices: await getCalendarChoices(actor),
  };
  if (query.view !== "month") return <CalendarPage {...shown} month={null} />;
  const month = wanted ?? agenda.today.slice(0, 7);
  const weeks = weeksOf(month);
  const [first, last] = [weeks[0]?.[0] ?? agenda.today, weeks.at(-1)?.at(-1) ?? agenda.today];
  const { rows } = await listMyDays(actor, first, dayFrom(last, 1));
  const day = matching(query.day, DAY) ?? (month === agenda.today.slice(0, 7) ? agenda.today : `${month}-01`);
  return <CalendarPage {...shown} month={{ month, weeks, rows, day }} />;
}
