import { render } from "@react-email/render";
import { ExplanationPage } from "@/components/account/explanation-page";
import type { Explanation } from "@/lib/own-data/download-views";

/** The HTML file in a download that explains the other files. */
export const explanationPage = (told: Explanation): Promise<string> => render(<ExplanationPage {...told} />);
