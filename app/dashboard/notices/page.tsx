import Link from "next/link";
import { notFound, redirect } from "next/navigation";
import { askedAddress, wordsIn } from "@/app/asked-address";
import type { Query } from "@/app/read-table-page";
import { type NoticeDay, NoticeDays } from "@/components/notices/notice-days";
import { ReadAllButton } from "@/components/notices/read-all-button";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ForwardPager } from "@/components/ui/forward-pager";
import { getProfile } from "@/lib/accounts/queries";
import { countUnread, getNotice, listNotices } from "@/lib/notices/queries";
import type { NoticeView } from "@/lib/notices/schema";
import { pageMetadata } from "@/lib/platform/seo/metadata";
import { requireActor } from "@/lib/sessions/queries";
import { nearDay, spokenHour } from "@/lib/spoken-time";
import "@/components/account/page/account.css";
import "@/components/ui/chips.css";

interface NoticesPageProps {
  searchParams: Promise<Query>;
}

const PATH = "/dashboard/notices";
const UNREAD = `${PATH}?show=unread`;

export const generateMetadata = () =>
  pageMetadata({ title: "Notices", description: "What happened in your groups.", path: PATH, card: "groups", noindex: true });

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Groups notices by the day in the reader's time zone, and keeps their order. */
function byDay(items: readonly NoticeView[], zone: string): NoticeDay[] {
  const days = new Map<string, (NoticeView & { at: string })[]>();
  for (const notice of items) {
    const title = capital(nearDay(notice.createdAt, zone));
    days.set(title, [...(days.get(title) ?? []), { ...notice, at: spokenHour(notice.createdAt, zone) }]);
  }
  return [...days].map(([title, notices]) => ({ title, notices }));
}

export default async function NoticesPage({ searchParams }: NoticesPageProps) {
  const query = await searchParams;
  const { after, show, answer, say } = wordsIn(query);
  const actor = await requireActor(askedAddress(PATH, query));
  if (answer) return <Question notice={await getNotice(actor, answer)} zone={(await getProfile(actor)).zone} say={say} />;
  const unread = show === "unread";
  const [page, { count }, { zone }] = await Promise.all([listNotices(actor, { after, unread }), countUnread(actor), getProfile(actor)]);
  const path = unread ? UNREAD : PATH;
  // The notice at the cursor no longer exists: notices are kept for a limited time.
  if (!page) redirect(path);
  return (
    <div className="narrow">
      <div className="dash-head">
        <h1>Notices</h1>
        {count > 0 && <ReadAllButton />}
      </div>
      <nav className="note-chips" aria-label="Which notices">
        <Link className="chip chip-all" href={PATH} prefetch={false} aria-current={unread ? undefined : "true"}>
          All
        </Link>
        <Link className="chip chip-all" href={UNREAD} prefetch={false} aria-current={unread ? "true" : undefined}>
          Unread <b>{count}</b>
        </Link>
        <Link className="chip chip-all" href="/dashboard/account#notices" prefetch={false}>
          Settings
        </Link>
      </nav>
      <NoticeDays days={byDay(page.items, zone)} />
      {page.items.length === 0 && !page.next && <Nothing unread={unread} started={after !== undefined} />}
      <ForwardPager label="Pages of notices" path={path} next={page.next} started={after !== undefined} count={page.items.length} />
    </div>
  );
}

interface QuestionProps {
  notice: NoticeView | null;
  zone: string;
  /** The answer that the person chose in a mail. */
  say: string | undefined;
}

/** The page of an answer in a mail. Nothing has changed yet; the person confirms the answer with one press. */
function Question({ notice, zone, say }: QuestionProps) {
  if (!notice) notFound();
  return (
    <div className="narrow">
      <div className="dash-head">
        <h1>{notice.waits ? "Your answer" : "This needs no answer any more"}</h1>
      </div>
      <NoticeDays days={byDay([notice], zone)} chosen={say === "no" ? "no" : "yes"} />
      <p className="mt-8">
        <Link href={PATH}>See all notices</Link>
      </p>
    </div>
  );
}

function Nothing({ unread, started }: { unread: boolean; started: boolean }) {
  if (started) return <p className="mt-8">That was the last of them.</p>;
  return (
    <EmptyState art="/art/no-notices.svg" title={unread ? "You have read everything" : "Nothing yet"}>
      <p>{unread ? "What is new appears here, and in the bell." : "Answers, changes and free places of your groups appear here."}</p>
      {unread ? <ButtonLink href={PATH}>See all notices</ButtonLink> : <ButtonLink href="/meetups">See what comes up</ButtonLink>}
    </EmptyState>
  );
}
