import { randomUUID } from "node:crypto";
import type { TestServer } from "../server/server";
import type { addPerson } from "./person";

export type Person = Awaited<ReturnType<typeof addPerson>>;

export interface Asked<Body> {
  status: number;
  code: string | undefined;
  body: Body;
  /** Empty for a reply without a body. */
  text: string;
  headers: Record<string, unknown>;
}

interface More {
  body?: object;
  /** For If-Match. */
  version?: number;
  /** For Idempotency-Key; a new one each time by default. */
  key?: string;
  headers?: Record<string, string>;
}

/** One call by a signed-in person, given as `method path`. */
export async function ask<Body = Record<string, unknown>>(
  { app }: Pick<TestServer, "app">,
  person: Person,
  call: `${"GET" | "POST" | "PUT" | "PATCH" | "DELETE"} ${string}`,
  { body, version, key = randomUUID(), headers = {} }: More = {},
): Promise<Asked<Body>> {
  const [method, url] = call.split(" ") as ["GET", string];
  const reply = await app.inject({
    method,
    url,
    headers: {
      ...(await person.signIn()),
      "idempotency-key": key,
      ...(version !== undefined && { "if-match": `"${version}"` }),
      ...headers,
    },
    ...(body && { payload: body }),
  });
  const answer = reply.body === "" ? {} : reply.json();
  return {
    status: reply.statusCode,
    code: answer.message_code,
    body: answer,
    text: reply.body,
    headers: reply.headers,
  };
}
