import { notFound, redirect } from "next/navigation";
import { cache } from "react";
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

/**
 * Loads the data once, for the metadata and the page. For a closed group it redirects to the group's desk, which says so and names who can
 * open the group.
 */
const load = cache(async (id: string, from?: string) => {
  const actor = await requireActor(planPath(encodeURIComponent(id), from && encodeURIComponent(from)));
  const planning = await getPlanning(actor, id, from).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "conflict") redirect(meetupsDeskPath(encodeURIComponent(id)));
    if (error.code === "not_found" || error.code === "forbidden") return null;
    throw error;
  });
  return { actor, planning };
});

export async function generateMetadata(props: Props) {
  const { id, from } = await read(props);
  const { planning } = await load(id, from);
  return pageMetadata({
    title: planning ? "Plan a meetup" : "No such group",
    description: "A new meetup of a group.",
    path: planPath(encodeURIComponent(id)),
    card: "groups",
    noindex: true,
  });
}

export default async function PlanPage(props: Props) {
  const { id, from } = await read(props);
  const path = planPath(encodeURIComponent(id), from && encodeURIComponent(from));
  const { actor, planning } = await load(id, from);
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
