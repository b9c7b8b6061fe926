/**
 * Sorts rows of one record by id, the order in which a transaction locks them. If two transactions locked the same rows in different
 * orders, each could hold a row that the other waits for (a deadlock).
 */
export const inLockOrder = <Row>(rows: readonly Row[], idIn: (row: Row) => string): Row[] =>
  rows.toSorted((one, other) => (idIn(one) < idIn(other) ? -1 : 1));
