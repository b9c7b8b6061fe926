import { ObjectId } from "mongodb";
import type { Account } from "@/lib/accounts/schema";
import type { Group } from "@/lib/groups/schema";
import { isId } from "../id";
import type { Topic } from "../port/changes";
import { joinWords, nameKey, wordsOf } from "../search";

/** `name email emailVerified image` are the fields next-auth's adapter knows. */
export interface UserDocument {
  _id: ObjectId;
  name: string | null;
  email: string;
  emailVerified: Date | null;
  image: string | null;
  role: string | null;
  passwordHash: string | null;
  sessionVersion: number;
  createdAt: string;
}

export interface LinkDocument {
  _id: ObjectId;
  userId: ObjectId;
  type: string;
  provider: string;
  providerAccountId: string;
}

export interface GroupDocument extends Omit<Group, "_id" | "ownerId"> {
  _id: ObjectId;
  ownerId: ObjectId;
  nameKey: string;
  words: string;
}

export interface WordDocument {
  word: string;
  group: ObjectId;
}

/** One of the slots a counter is spread over, and when it last changed. The owner `""` stands for everybody. */
export interface CountDocument {
  _id: string;
  owner: string;
  category: Group["hobbyCategory"];
  total: number;
  /** Absent on slots older than it. */
  changedAt?: string;
}

/** `at` is the server's clock: writers' clocks differ. */
export interface ChangeDocument {
  _id: ObjectId;
  topic: Topic;
  at: Date;
}

export interface MessageDocument {
  _id: ObjectId;
  name: string;
  email: string;
  message: string;
  createdAt: string;
}

export interface MailDocument {
  _id: ObjectId;
  to: string;
  subject: string;
  text: string;
  replyTo: string | null;
  attempts: number;
  createdAt: string;
  dueAt: string;
  sentAt: string | null;
  lastError?: string;
}

/** Null for what cannot be the id of anything. */
export const toObjectId = (id: string): ObjectId | null => (isId(id) ? new ObjectId(id) : null);

/** In the order of the fields that the other store gives them, so that two exports are equal to the byte. */
export const toGroup = (document: GroupDocument): Group => ({
  _id: document._id.toHexString(),
  groupName: document.groupName,
  hobbyCategory: document.hobbyCategory,
  location: document.location,
  maxMembers: document.maxMembers,
  startDate: document.startDate,
  status: document.status,
  description: document.description,
  imageUrl: document.imageUrl,
  ownerId: document.ownerId.toHexString(),
  createdAt: document.createdAt,
});

/** A group as a document, with what is derived from it. */
export const toGroupDocument = ({ _id, ownerId, ...group }: Group): GroupDocument => ({
  _id: new ObjectId(_id),
  ...group,
  ownerId: new ObjectId(ownerId),
  nameKey: nameKey(group.groupName),
  words: joinWords(wordsOf(group)),
});

export const toAccount = ({ _id, name, image, email, role, passwordHash, sessionVersion, createdAt }: UserDocument): Account => ({
  id: _id.toHexString(),
  email,
  displayName: name,
  photoURL: image,
  role,
  passwordHash,
  sessionVersion,
  createdAt,
});

/** A mail without an answer address has no such key, in both stores. */
export const toMail = ({ _id, to, subject, text, replyTo, attempts, createdAt }: MailDocument) => ({
  id: _id.toHexString(),
  to,
  subject,
  text,
  attempts,
  createdAt,
  ...(replyTo !== null && { replyTo }),
});
