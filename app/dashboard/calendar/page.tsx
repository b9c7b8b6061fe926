import { askedAddress } from "@/app/asked-address";
import { CalendarPage } from "@/components/meetups/calendar-page";
import { answerCalendar, getCalendarChoices } from "@/lib/meetups/calendar-commands";
import { dayFrom, isDay, weeksOf } from "@/lib/meetups/month-rules";
import { listMyDays, listMyMeetups, listPlannable } from "@/lib/meetups/my-queries";
import { INVOLVEMENTS } from "@/lib/meetups/my-views";
import { CALENDAR_PATH } from "@/lib/meetups/page-addresses";
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

const dayIn = (value: string | string[] | undefined): string | null =>
  typeof value === "string" && /^20\d\d-\d\d-\d\d$/.test(value) && isDay(value) ? value : null;

export default async function MyCalendarPage({ searchParams }: Props) {
  const query = await searchParams;
  const actor = await requireActor(askedAddress(CALENDAR_PATH, query));
  const { url } = await answerCalendar(actor);
  const agenda = await listMyMeetups(actor);
  const shown = {
    agenda,
    show: INVOLVEMENTS.find((involvement) => involvement === query.show) ?? null,
    address: url,
    links: subscribeLinks(url, "My meetups"),
    groups: await listPlannable(actor),
    personId: actor.accountId,
    choices: await getCalendarChoices(actor),
  };
  if (query.view !== "month") return <CalendarPage {...shown} month={null} />;
  const day = dayIn(query.day) ?? agenda.today;
  const month = day.slice(0, 7);
  const weeks = weeksOf(month);
  const [first, last] = [weeks[0]?.[0] ?? agenda.today, weeks.at(-1)?.at(-1) ?? agenda.today];
  const { rows } = await listMyDays(actor, first, dayFrom(last, 1));
  return <CalendarPage {...shown} month={{ month, rows, day }} />;
}
