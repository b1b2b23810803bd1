import type { LightMyRequestResponse } from "fastify";
import { user } from "../../../server/platform/db/schema/account";
import { rateBucket } from "../../../server/platform/db/schema/http";
import { identity, signUpIntent } from "../../../server/platform/db/schema/identity";
import { type TestServer, testOrigin } from "../server/server";

/** The sign-up form of a person in their twenties. */
export const form = (change: Partial<Form> = {}): Form => ({
  email_address: "robin@example.com",
  password: "Alley-oop-2026",
  first_name: "Robin",
  last_name: "Reyes",
  date_of_birth: "2001-05-06",
  ...change,
});

interface Form {
  email_address: string;
  password: string;
  first_name: string;
  last_name: string;
  date_of_birth: string;
}

interface Call {
  headers?: Record<string, string>;
  /** The client's address. */
  from?: string;
  method?: "POST" | "PUT" | "GET";
}

export interface Answer {
  status: number;
  body: Record<string, unknown> & { message_code?: string };
  text: string;
  headers: LightMyRequestResponse["headers"];
  cookies: LightMyRequestResponse["cookies"];
}

export async function call(
  server: TestServer,
  url: string,
  payload?: object,
  { headers = {}, from = "203.0.113.1", method = "POST" }: Call = {},
): Promise<Answer> {
  const reply = await server.app.inject({
    method,
    url,
    headers,
    remoteAddress: from,
    ...(payload === undefined ? {} : { payload }),
  });
  return {
    status: reply.statusCode,
    body: reply.json(),
    text: reply.body,
    headers: reply.headers,
    cookies: reply.cookies,
  };
}

/** Headers of a request from the product's own page. */
export const cookieTransport = (cookie?: string) => ({
  "x-token-transport": "cookie",
  origin: testOrigin,
  ...(cookie === undefined ? {} : { cookie }),
});

/** The cookies that a browser would send back. */
export const cookieHeader = (answer: Answer) =>
  answer.cookies
    .filter(({ value }) => value !== "")
    .map(({ name, value }) => `${name}=${value}`)
    .join("; ");

export const signUp = (server: TestServer, change: Partial<Form> = {}, options: Call = {}) =>
  call(server, "/auth/sign_up_with_email_address", form(change), options);

export async function logIn(
  server: TestServer,
  change: Partial<Form> = {},
  options: Call = {},
): Promise<Answer> {
  const { email_address, password } = form(change);
  const id_token = server.identity.signInWithPassword(email_address, password) ?? "wrong password";
  return call(server, "/auth/log_in_with_firebase", { email_address, id_token }, options);
}

export const logInWithGoogle = (
  server: TestServer,
  person: Parameters<TestServer["identity"]["signInWithGoogle"]>[0],
  options: Call = {},
) =>
  call(
    server,
    "/auth/log_in_with_provider",
    { provider: "google", access_token: server.identity.signInWithGoogle(person) },
    options,
  );

export const me = (server: TestServer, accessToken: unknown) =>
  call(server, "/user/me", undefined, { method: "GET", headers: { authorization: `Bearer ${accessToken}` } });

/** The one-time token of the newest mail with such a link. */
export async function linkIn(server: TestServer, page: "reset" | "verify"): Promise<string> {
  const mails = await server.inbox();
  const tokens = mails.flatMap(({ text }) => new RegExp(`/app/${page}#(\\S+)`).exec(text)?.[1] ?? []);
  return tokens.at(-1) ?? "no such mail";
}

/** The number on the waiting screen of this session. */
export async function shownNumber(server: TestServer, session: Answer, options: Call = {}): Promise<string> {
  const headers = { ...options.headers, authorization: `Bearer ${session.body.access_token}` };
  const { body } = await call(server, "/auth/verify_email_address/number", undefined, {
    ...options,
    headers,
  });
  return String(body.number);
}

/** Proves the address for this session: by the newest mail, opened elsewhere, and the number. */
export async function prove(
  server: TestServer,
  session: Answer,
  token?: string,
  options: Call = {},
): Promise<Answer> {
  const number = await shownNumber(server, session, options);
  const proof = { token: token ?? (await linkIn(server, "verify")), number };
  return call(server, "/auth/verify_email_address", proof, options);
}

/** Sets every limit touched so far to so many tries. */
export const spend = (server: TestServer, count: number) =>
  server.services.db.update(rateBucket).set({ count });

/** The accounts on both sides and pending work: in the end the sides must be equal and nothing pending. */
export async function sides({ services, identity: provider }: TestServer) {
  const ours = await services.db.select({ subject: identity.subject }).from(identity);
  const intents = await services.db.select({ userId: signUpIntent.userId }).from(signUpIntent);
  const users = await services.db.select({ id: user.id }).from(user);
  return {
    provider: [...provider.accounts.keys()].sort(),
    ours: ours.map((row) => row.subject).sort(),
    users: users.length - 1,
    intents: intents.length,
  };
}
