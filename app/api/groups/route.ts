import { answerList, ListQuery } from "@/lib/groups/answers";
import { createGroup } from "@/lib/groups/commands";
import { listTopics } from "@/lib/groups/topics";
import { clientAddress } from "@/lib/platform/http/address";
import { publicRead, write } from "@/lib/platform/http/door";
import { LIMITS, spendInMemory } from "@/lib/platform/http/limits";
import { reply } from "@/lib/platform/http/reply";

export const dynamic = "force-dynamic";
export const GET = publicRead(
  async ({ viewer, query, request }) => {
    // A search costs far more than a list: one allowance for the page and for this.
    if (query.q !== undefined) await spendInMemory(LIMITS.search, clientAddress(request.headers));
    return answerList(viewer, query);
  },
  { query: ListQuery },
);
export const POST = write(async ({ viewer, body }) => reply(201, await createGroup(viewer, body)), { topics: listTopics });
