import type { DeskPageProps } from "../../open-desk";
import { requestsDesk, requestsMetadata } from "../../requests-desk";

const BELOW = "/requests";

export const generateMetadata = (props: DeskPageProps) => requestsMetadata(props, BELOW);

export default async function RequestsPage(props: DeskPageProps) {
  return requestsDesk(props, BELOW);
}
