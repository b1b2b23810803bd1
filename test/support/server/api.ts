import { type ClientOptions, createClient } from "../../../src/api/client";
import { textOfCode } from "../problem";

export type Answer = (request: Request) => Response | Promise<Response>;

/** The real client over a handler instead of a network. */
export function openClient(answer: Answer, options: Partial<ClientOptions> = {}) {
  const requests: Request[] = [];
  const events: string[] = [];
  const client = createClient({
    textOfCode,
    baseUrl: "https://drip.example",
    tokens: { current: async () => "token-1", renew: async () => null },
    announce: (event) => events.push(event.type),
    fetch: async (request) => {
      requests.push(request.clone());
      return answer(request);
    },
    ...options,
  });
  return { client, requests, events };
}

/** Never replies before the caller gives up. */
export const untilGivenUp: Answer = ({ signal }) =>
  new Promise((_, reject) => {
    const refuse = () => reject(new DOMException("given up", "AbortError"));
    if (signal.aborted) refuse();
    signal.addEventListener("abort", refuse);
  });

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json", ...headers } });

export const problem = (messageCode: string, headers: Record<string, string> = {}) =>
  json(
    { message_code: messageCode, request_id: "r" },
    Number(messageCode.match(/\d{3}/)?.[0] ?? 500),
    headers,
  );

export const html = (status: number) =>
  new Response("<!doctype html><title>Proxy</title>", { status, headers: { "content-type": "text/html" } });
