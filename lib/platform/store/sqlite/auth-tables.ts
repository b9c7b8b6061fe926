import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { newId } from "../id";

/**
 * Users and links in the form that next-auth's Drizzle adapter requires. The records of the accounts room describe the same tables
 * completely.
 */
export const users = sqliteTable("users", {
  id: text().primaryKey().$defaultFn(newId),
  name: text(),
  email: text().notNull(),
  emailVerified: integer("email_verified", { mode: "timestamp_ms" }),
  image: text(),
  role: text(),
  passwordHash: text("password_hash"),
  sessionVersion: integer("session_version").notNull().default(1),
  createdAt: text("created_at").notNull(),
  zone: text().notNull(),
});

export const links = sqliteTable("links", {
  id: text().primaryKey().$defaultFn(newId),
  userId: text("user_id").notNull(),
  type: text().notNull(),
  provider: text().notNull(),
  providerAccountId: text("provider_account_id").notNull(),
});
