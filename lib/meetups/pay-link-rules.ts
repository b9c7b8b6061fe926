import { isHttpsAddress } from "@/lib/https-address";
import type { Fee } from "./schema";

/** Whether the text on how to pay is a link and nothing else. An address that no other field accepts stays text. */
export const isPayLink = ({ pay }: Pick<Fee, "pay">): boolean => isHttpsAddress(pay) && !/\s/.test(pay);
