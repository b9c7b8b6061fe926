/**
 * Rows of one record in the order in which a step locks them, which is that of their ids: two steps that locked the same rows in two orders
 * could each hold a row that the other waits for, and neither would end.
 */
export const inLockOrder = <Row>(rows: readonly Row[], idIn: (row: Row) => string): Row[] =>
  rows.toSorted((one, other) => (idIn(one) < idIn(other) ? -1 : 1));
