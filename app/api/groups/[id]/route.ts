import { answerGroup } from "@/lib/groups/answers";
import { deleteGroup, updateGroup } from "@/lib/groups/commands";
import { groupTopics } from "@/lib/groups/topics";
import { read, write } from "@/lib/platform/http/door";

export const dynamic = "force-dynamic";
export const GET = read(({ viewer, params }) => answerGroup(viewer, params.id));
export const PUT = write(({ viewer, params, body }) => updateGroup(viewer, params.id, body), { topics: groupTopics });
export const DELETE = write(({ viewer, params }) => deleteGroup(viewer, params.id), { topics: groupTopics });
