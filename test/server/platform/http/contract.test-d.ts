import type { Handlers, HeadersOf, QueryOf } from "../../../../server/platform/http/contract";

/** Compiled, never run: the type check fails if a line after a mark compiles. */
type Request<Id extends keyof Handlers> = Parameters<Handlers[Id]>[0];

/** The parameters of a list as openapi-typescript generates them. */
interface ListParameters {
  query?: { kind?: "message" | "feed_card"; limit?: number };
  header: { "Idempotency-Key": string; "If-None-Match"?: string };
  path?: never;
}
declare const query: QueryOf<ListParameters>;
declare const headers: HeadersOf<ListParameters>;
export const limit: number | undefined = query.limit;
// @ts-expect-error: a limit is a number
export const limitText: string = query.limit;
// @ts-expect-error: no such kind
export const isOther = query.kind === "notification";
// @ts-expect-error: the list takes no such query
export const page = query.page;
export const key: string = headers["idempotency-key"];
// @ts-expect-error: this header may be missing
export const tag: string = headers["if-none-match"];
// @ts-expect-error: Node gives names in lower case
export const capital = headers["Idempotency-Key"];

declare const refresh: Request<"refreshAccessToken">;
export const transport: "cookie" | undefined = refresh.headers["x-token-transport"];
// @ts-expect-error: the contract declares only the cookie
export const isBare = refresh.headers["x-token-transport"] === "bare";
// @ts-expect-error: it takes no query
export const refreshPage = refresh.query.page;
export const agent: string | undefined = refresh.headers["user-agent"];

declare const update: Request<"updateUser">;
export const id: string = update.params.id;
// @ts-expect-error: no such path parameter
export const name = update.params.name;
// @ts-expect-error: no such field of the body
export const role = update.body.role;
