import Link from "next/link";
import { notFound } from "next/navigation";
import { cache } from "react";
import { personOf } from "@/components/groups/wording";
import { PlanFor } from "@/components/meetups/desk/plan-for";
import { editPath, hostPath, planPath } from "@/components/meetups/desk-addresses";
import { EditMeetup } from "@/components/meetups/form/edit-meetup";
import { Says } from "@/components/ui/says";
import { AppError } from "@/lib/errors";
import { getEditable } from "@/lib/meetups/desk-queries";
import { requireActor } from "@/lib/sessions/queries";
import { hostsMetadata, loadHosted } from "../../load-hosted";

type Props = PageProps<"/dashboard/meetups/[id]/edit">;

/** Loads the meetup once, for the metadata and the page. When the meetup can no longer be changed, it returns the reason. */
const load = cache(async (id: string) => {
  const actor = await requireActor(editPath(encodeURIComponent(id)));
  try {
    const edited = await getEditable(actor, id);
    return { actor, edited, group: edited.group, meetup: edited.meetup };
  } catch (error) {
    if (!(error instanceof AppError) || !["not_found", "forbidden", "conflict"].includes(error.code)) throw error;
    const { hosted } = error.code === "conflict" ? await loadHosted(id, editPath) : { hosted: null };
    return hosted && { actor, whyNot: error.message, group: hosted.group, meetup: hosted.meetup };
  }
});

export async function generateMetadata({ params }: Props) {
  const { id } = await params;
  const found = await load(id);
  return hostsMetadata(id, editPath, found ? `Change ${found.meetup.title}` : undefined);
}

export default async function EditMeetupPage({ params }: Props) {
  const { id } = await params;
  const found = await load(id);
  if (!found) notFound();
  const { group } = found;
  const head = <PlanFor back={hostPath(id)} words="The meetup" group={group} title="Change a meetup" />;
  if (found.edited)
    return (
      <>
        {head}
        <EditMeetup edited={found.edited} person={personOf(found.actor)} path={editPath(encodeURIComponent(id))} />
      </>
    );
  return (
    <div className="hosted">
      {head}
      <div className="panel">
        <Says icon="lock" title={found.whyNot}>
          Its page stays as it is.{" "}
          {!group.closed && (
            <Link className="text-link" href={planPath(group._id, id)} prefetch={false}>
              Plan it once more
            </Link>
          )}
        </Says>
      </div>
    </div>
  );
}
