import { MongoError, MongoServerError } from "mongodb";
import { AppError } from "@/lib/errors";

/** Error codes of a wrong request; any other failure may pass when it is tried again. */
const OUR_FAULT = new Set([2, 9, 14, 40, 52, 56, 59, 66, 73, 121, 10334]);

export const isDuplicate = (error: unknown): error is MongoServerError => error instanceof MongoServerError && error.code === 11000;

/**
 * Messages of PostgreSQL, on which DocumentDB runs, when another transaction was first. The code of such an error is not a MongoDB code.
 */
const SERIALIZATION = /could not serialize access|deadlock detected|due to deadlock|55P03|lock not available|lock timeout/i;

/** True when the transaction conflicts with another one. DocumentDB sets no error labels, so the code 112 is checked too. */
export const isConflict = (error: unknown): boolean =>
  error instanceof MongoError &&
  (error.code === 112 || error.code === 251 || error.hasErrorLabel("TransientTransactionError") || SERIALIZATION.test(error.message));

/**
 * Marks a duplicate as a conflict, for rows that were looked up just before: another transaction has inserted one since, so a retry finds
 * it.
 */
export function throwAsConflict(error: unknown): never {
  if (isDuplicate(error)) error.addErrorLabel("TransientTransactionError");
  throw error;
}

/** It is not known whether the commit has happened; it is safe to commit again. */
export const isCommitUnknown = (error: unknown): boolean =>
  error instanceof MongoError && error.hasErrorLabel("UnknownTransactionCommitResult");

/** The server dropped the snapshot of the reads (SnapshotTooOld, SnapshotUnavailable) or their transaction. */
export const isLost = (error: unknown): boolean => error instanceof MongoServerError && [239, 246, 251, 290].includes(Number(error.code));

/** Converts a driver's error to an AppError; other errors are returned unchanged. */
export function toAppError(error: unknown): unknown {
  // A write to a socket that was just closed fails with Node's error, before the driver wraps it.
  const isNetwork = error instanceof Error && "code" in error && /^(E[A-Z]+$|ERR_(STREAM|SOCKET))/.test(String(error.code));
  if (!(error instanceof MongoError) && !isNetwork) return error;
  if (isDuplicate(error)) return new AppError("conflict", "This is taken already.", { cause: error });
  if (error instanceof MongoServerError && OUR_FAULT.has(Number(error.code)))
    return new AppError("internal", "The database refused this.", { cause: error });
  return new AppError("unavailable", "The database is not available right now.", { retryAfter: 2, cause: error });
}
