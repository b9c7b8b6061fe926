import { render } from "@react-email/components";
import { ExplanationPage } from "@/components/account/explanation-page";
import type { Explanation } from "@/lib/own-data/download-views";

/** The page that explains a download, as a file of its own. */
export const explanationPage = (told: Explanation): Promise<string> => render(<ExplanationPage {...told} />);
