import type { DeskPageProps } from "../open-desk";
import { requestsDesk, requestsMetadata } from "../requests-desk";

export const generateMetadata = (props: DeskPageProps) => requestsMetadata(props);

export default async function RequestsPage(props: DeskPageProps) {
  return requestsDesk(props);
}
