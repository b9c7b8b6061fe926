import { notFound } from "next/navigation";
import { personOf } from "@/components/groups/wording";
import { PlanFor } from "@/components/meetups/desk/plan-for";
import { meetupsDeskPath, planPath } from "@/components/meetups/desk-addresses";
import { NewMeetup } from "@/components/meetups/form/new-meetup";
import { AppError } from "@/lib/errors";
import { getPlanning } from "@/lib/meetups/desk-queries";
import { pageMetadata } from "@/lib/platform/seo/metadata";
import { requireActor } from "@/lib/sessions/queries";

type Props = PageProps<"/dashboard/groups/[id]/meetups/new">;

const read = async ({ params, searchParams }: Props) => {
  const [{ id }, { from }] = await Promise.all([params, searchParams]);
  return { id, ...(typeof from === "string" && from && { from }) };
};

export async function generateMetadata(props: Props) {
  const { id } = await read(props);
  const path = planPath(encodeURIComponent(id));
  return pageMetadata({ title: "Plan a meetup", description: "A new meetup of a group.", path, card: "groups", noindex: true });
}

export default async function PlanPage(props: Props) {
  const { id, from } = await read(props);
  const path = planPath(encodeURIComponent(id), from && encodeURIComponent(from));
  const actor = await requireActor(path);
  const planning = await getPlanning(actor, id, from).catch((error: unknown) => {
    // Not there, not theirs, or closed: its desk says which to those who run it.
    if (error instanceof AppError && ["not_found", "forbidden", "conflict"].includes(error.code)) return null;
    throw error;
  });
  if (!planning) notFound();
  return (
    <>
      <PlanFor
        back={meetupsDeskPath(id)}
        words="Meetups"
        group={planning.group}
        title={planning.from ? "Plan it once more" : "Plan a meetup"}
      />
      <NewMeetup planning={planning} person={personOf(actor)} path={path} />
    </>
  );
}
