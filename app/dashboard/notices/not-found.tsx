import { NoSuchNotice } from "@/components/notices/no-such-notice";

export default NoSuchNotice;
