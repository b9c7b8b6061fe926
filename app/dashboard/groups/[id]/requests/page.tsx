import { type DeskPageProps, deskMetadata } from "../../open-desk";
import RequestsPage from "../page";

export const generateMetadata = (props: DeskPageProps) => deskMetadata(props, "requests", "Requests");

/** Requests are what a desk opens with: they stand also at the address that people conclude from those of the other parts. */
export default RequestsPage;
