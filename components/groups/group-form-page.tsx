import type { EditableGroup } from "@/lib/groups/schema";
import { GroupForm } from "./group-form";
import { HOBBIES } from "./hobbies";
import { personOf } from "./wording";

interface GroupFormPageProps {
  /** Present when a group is updated. */
  group?: EditableGroup;
  viewer: { displayName: string | null; email: string };
  path: string;
}

/** The form below its heading: the same for create and update, on the site and in the dashboard. */
export function GroupFormPage({ group, viewer, path }: GroupFormPageProps) {
  return (
    <>
      <h1>{group ? "Update Group" : "Create Group"}</h1>
      <p className="mt-2 mb-8 text-soft">
        {group ? "Unpick what no longer fits and sew it anew." : "Five minutes now, a room full of friends later."}
      </p>
      <GroupForm group={group} hobbies={HOBBIES} person={personOf(viewer)} path={path} />
    </>
  );
}
