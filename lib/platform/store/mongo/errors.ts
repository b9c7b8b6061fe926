import { MongoError, MongoServerError } from "mongodb";
import { AppError } from "@/lib/errors";

/** Answers that mean the request itself was wrong; every other failure may pass when it is tried again. */
const OUR_FAULT = new Set([2, 9, 14, 40, 52, 56, 59, 66, 73, 121, 10334]);

export const isDuplicate = (error: unknown): error is MongoServerError => error instanceof MongoServerError && error.code === 11000;

/** How PostgreSQL, underneath DocumentDB, says that another transaction was first; its code there is no MongoDB code. */
const SERIALIZATION = /could not serialize access|deadlock detected|due to deadlock|55P03|lock not available|lock timeout/i;

/** True when another transaction was in the way. DocumentDB sets no error labels, hence the code 112. */
export const isConflict = (error: unknown): boolean =>
  error instanceof MongoError &&
  (error.code === 112 || error.code === 251 || error.hasErrorLabel("TransientTransactionError") || SERIALIZATION.test(error.message));

/** Throws a duplicate as a conflict, for rows that were looked up just before: another transaction has added one since. */
export function throwAsConflict(error: unknown): never {
  if (isDuplicate(error)) error.addErrorLabel("TransientTransactionError");
  throw error;
}

/** The commit may or may not have happened: asking for it once more is safe. */
export const isCommitUnknown = (error: unknown): boolean =>
  error instanceof MongoError && error.hasErrorLabel("UnknownTransactionCommitResult");

/** The server let go of the moment that reads were to see (SnapshotTooOld, SnapshotUnavailable) or of their transaction. */
export const isLost = (error: unknown): boolean => error instanceof MongoServerError && [239, 246, 251, 290].includes(Number(error.code));

/** What leaves the adapter instead of a driver's error. */
export function toAppError(error: unknown): unknown {
  // A write into a socket that has just been cut fails before the driver can give the failure a name.
  const isNetwork = error instanceof Error && "code" in error && /^(E[A-Z]+$|ERR_(STREAM|SOCKET))/.test(String(error.code));
  if (!(error instanceof MongoError) && !isNetwork) return error;
  if (isDuplicate(error)) return new AppError("conflict", "This is taken already.", { cause: error });
  if (error instanceof MongoServerError && OUR_FAULT.has(Number(error.code)))
    return new AppError("internal", "The database refused this.", { cause: error });
  return new AppError("unavailable", "The database is not available right now.", { retryAfter: 2, cause: error });
}
