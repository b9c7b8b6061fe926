import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { GroupStatus, HobbyCategory } from "@/lib/groups/schema";
import { newId } from "../id";

/**
 * The tables as the queries see them. What makes them is `migrations/`; a test holds the two together. Times are ISO 8601 in UTC
 * with milliseconds, so that their text sorts by time. Text compares by byte.
 */

/** Columns `id name email emailVerified image` are the ones next-auth's adapter asks for. */
export const users = sqliteTable(
  "users",
  {
    id: text().primaryKey().$defaultFn(newId),
    name: text(),
    email: text().notNull(),
    emailVerified: integer("email_verified", { mode: "timestamp_ms" }),
    image: text(),
    role: text(),
    passwordHash: text("password_hash"),
    sessionVersion: integer("session_version").notNull().default(1),
    createdAt: text("created_at")
      .notNull()
      .$defaultFn(() => new Date().toISOString()),
  },
  (table) => [uniqueIndex("users_email").on(table.email)],
);

export const links = sqliteTable(
  "links",
  {
    id: text().primaryKey().$defaultFn(newId),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    type: text().notNull(),
    provider: text().notNull(),
    providerAccountId: text("provider_account_id").notNull(),
  },
  (table) => [uniqueIndex("links_provider").on(table.provider, table.providerAccountId), index("links_user").on(table.userId)],
);

/** One index per order of each list (everybody's, a category's, an owner's, an owner's in a category). */
export const groups = sqliteTable(
  "groups",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    nameKey: text("name_key").notNull(),
    category: text().notNull().$type<HobbyCategory>(),
    location: text().notNull(),
    maxMembers: integer("max_members").notNull(),
    startDate: text("start_date").notNull(),
    status: text().notNull().$type<GroupStatus>(),
    imageUrl: text("image_url").notNull(),
    ownerId: text("owner_id").notNull(),
    createdAt: text("created_at").notNull(),
    description: text().notNull(),
    words: text().notNull(),
  },
  (table) => [
    index("groups_name").on(table.nameKey, table.id),
    index("groups_created").on(table.createdAt, table.id),
    index("groups_category_name").on(table.category, table.nameKey, table.id),
    index("groups_category_created").on(table.category, table.createdAt, table.id),
    index("groups_owner_name").on(table.ownerId, table.nameKey, table.id),
    index("groups_owner_created").on(table.ownerId, table.createdAt, table.id),
    index("groups_owner_category_name").on(table.ownerId, table.category, table.nameKey, table.id),
    index("groups_owner_category_created").on(table.ownerId, table.category, table.createdAt, table.id),
  ],
);

export const groupWords = sqliteTable("group_words", { word: text().notNull(), groupId: text("group_id").notNull() }, (table) => [
  primaryKey({ columns: [table.word, table.groupId] }),
]);

/** Groups per owner and category, and when one of them last changed (`''`: not known); the owner `''` stands for everybody. */
export const groupCounts = sqliteTable(
  "group_counts",
  {
    ownerId: text("owner_id").notNull(),
    category: text().notNull().$type<HobbyCategory>(),
    total: integer().notNull(),
    changedAt: text("changed_at").notNull().default(""),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.category] })],
);

/** What writes made stale, in order. Only the youngest few thousand are kept. */
export const changes = sqliteTable("changes", { seq: integer().primaryKey({ autoIncrement: true }), topic: text().notNull() });

export const messages = sqliteTable("messages", {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  message: text().notNull(),
  createdAt: text("created_at").notNull(),
});

export const outbox = sqliteTable(
  "outbox",
  {
    id: text().primaryKey(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    replyTo: text("reply_to"),
    attempts: integer().notNull().default(0),
    createdAt: text("created_at").notNull(),
    dueAt: text("due_at").notNull(),
    sentAt: text("sent_at"),
    lastError: text("last_error"),
  },
  (table) => [index("outbox_waiting").on(table.sentAt, table.createdAt, table.id)],
);
