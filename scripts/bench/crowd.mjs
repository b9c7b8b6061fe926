/** People, sessions and requests for the scripts that test races over HTTP. */
import { signIn } from "./sign-in.mjs";

const PASSWORD = "Patchwork1";

/** Registers people in the database and opens a session for each, a few at a time. Each id begins with `ab`. */
export async function crowd({ store, url, count, accountRecord, hashPassword, Accounts }) {
  const passwordHash = await hashPassword(PASSWORD);
  const idOf = (at) => `ab${String(at).padStart(22, "0")}`;
  const rows = Array.from({ length: count }, (_, at) => ({
    ...accountRecord({ email: `p${at}@bench.example`, displayName: `Person ${at}`, passwordHash }),
    _id: idOf(at),
  }));
  await store.archive.add(Accounts, rows);
  const people = [];
  for (let at = 0; at < count; at += 4)
    people.push(
      ...(await Promise.all(
        rows.slice(at, at + 4).map(async ({ email, _id }) => ({ id: _id, cookie: await signIn(url, { email, password: PASSWORD }) })),
      )),
    );
  return people;
}

/** Sends one request; a site that was killed gives status 0. */
export async function call(url, { cookie }, method, path, body) {
  const headers = { cookie, ...(body && { "content-type": "application/json" }) };
  const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) }).catch(() => null);
  const data = await answer?.json().catch(() => null);
  return { status: answer?.status ?? 0, data };
}
