import { answerList, ListQuery } from "@/lib/groups/answers";
import { createGroup } from "@/lib/groups/commands";
import { listTopics } from "@/lib/groups/topics";
import { publicRead, write } from "@/lib/http/door";
import { reply } from "@/lib/http/reply";

export const dynamic = "force-dynamic";
export const GET = publicRead(({ viewer, query }) => answerList(viewer, query), { query: ListQuery });
export const POST = write(async ({ viewer, body }) => reply(201, await createGroup(viewer, body)), { topics: listTopics });
