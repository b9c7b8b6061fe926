import { answerFeatured } from "@/lib/groups/answers";
import { publicRead } from "@/lib/platform/http/door";

export const dynamic = "force-dynamic";
export const GET = publicRead(() => answerFeatured(), { shared: "public, max-age=0, must-revalidate" });
