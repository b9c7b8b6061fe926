import { notFound } from "next/navigation";
import { personOf } from "@/components/groups/wording";
import { PlanFor } from "@/components/meetups/desk/plan-for";
import { editPath, hostPath } from "@/components/meetups/desk-addresses";
import { EditMeetup } from "@/components/meetups/form/edit-meetup";
import { Says } from "@/components/ui/says";
import { AppError } from "@/lib/errors";
import { getEditable } from "@/lib/meetups/desk-queries";
import { getHosted } from "@/lib/meetups/door-queries";
import { pageMetadata } from "@/lib/platform/seo/metadata";
import { requireActor } from "@/lib/sessions/queries";

type Props = PageProps<"/dashboard/meetups/[id]/edit">;

export async function generateMetadata({ params }: Props) {
  const path = editPath(encodeURIComponent((await params).id));
  return pageMetadata({ title: "Change a meetup", description: "A meetup of a group.", path, card: "groups", noindex: true });
}

export default async function EditMeetupPage({ params }: Props) {
  const { id } = await params;
  const path = editPath(encodeURIComponent(id));
  const actor = await requireActor(path);
  const found = await getEditable(actor, id).catch((error: unknown) => {
    if (error instanceof AppError && ["not_found", "forbidden", "conflict"].includes(error.code)) return error;
    throw error;
  });
  if (found instanceof AppError && found.code !== "conflict") notFound();
  if (found instanceof AppError) {
    const { group } = await getHosted(actor, id);
    return (
      <>
        <PlanFor back={hostPath(id)} words="The meetup" group={group} title="Change a meetup" />
        <div className="panel">
          <Says icon="lock" title={found.message}>
            Its page stays as it is. You can plan it once more from the desk.
          </Says>
        </div>
      </>
    );
  }
  return (
    <>
      <PlanFor back={hostPath(id)} words="The meetup" group={found.group} title="Change a meetup" />
      <EditMeetup edited={found} person={personOf(actor)} path={path} />
    </>
  );
}
