let count = 0;

/** Registers a person at a running site. @returns their id, and the credentials for a session */
export async function signUp(origin, email = `bench-${Date.now().toString(36)}-${count++}@example.com`) {
  const person = { email, password: "Patchwork1" };
  const answer = await fetch(`${origin}/api/accounts`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...person, displayName: "Rokeya Begum" }),
  });
  if (answer.status !== 201) throw new Error(`Signing up answered ${answer.status}: ${await answer.text()}`);
  return { ...person, ...(await answer.json()) };
}

/** @returns the `cookie` header of a new session */
export async function signIn(origin, { email, password }) {
  const token = await fetch(`${origin}/api/auth/csrf`);
  const { csrfToken } = await token.json();
  const answer = await fetch(`${origin}/api/auth/callback/credentials`, {
    method: "POST",
    headers: { "x-auth-return-redirect": "1", cookie: cookieOf(token) },
    body: new URLSearchParams({ email, password, csrfToken, callbackUrl: "/" }),
  });
  const cookie = cookieOf(answer);
  if (!answer.ok || !cookie.includes("session-token")) throw new Error(`Signing in answered ${answer.status}: ${await answer.text()}`);
  return cookie;
}

const cookieOf = (answer) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
