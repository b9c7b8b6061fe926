import { AppError } from "@/lib/errors";

const codeOf = (error: unknown): string => {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : "";
};

/** Another connection holds the lock: a retry may succeed in a moment. */
export const isBusy = (error: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error));

const AWAY = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|PROTOCOL|NOMEM|INTERRUPT|CORRUPT|NOTADB|PERM)/;
const TAKEN = /^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY|ROWID|FOREIGNKEY)/;

/** The error that visitors get when the database cannot be used; the log has the cause. */
export const away = (cause: unknown): AppError =>
  new AppError("unavailable", "The database is not available right now.", { retryAfter: 1, cause });

/** Converts a driver's error to an AppError. */
export function toAppError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const code = codeOf(error);
  if (TAKEN.test(code)) return new AppError("conflict", "This is taken already.", { cause: error });
  const closed = error instanceof TypeError && error.message.includes("database connection is not open");
  const isFolder = error instanceof Error && "syscall" in error;
  if (AWAY.test(code) || closed || isFolder) return away(error);
  return code.startsWith("SQLITE_") ? new AppError("internal", "The database refused this.", { cause: error }) : error;
}
