/** The walks over all pages look at some of each kind; `WALK=all` has them look at all (README, long proofs). */
export const LOOKS_AT_ALL = process.env.WALK === "all";
