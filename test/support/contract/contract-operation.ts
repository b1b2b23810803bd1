import type { Client as Http } from "openapi-fetch";
import { holdsLevel } from "../../../domain/account/roles";
import type { User } from "../../../domain/account/user";
import type { operations, paths } from "../../../openapi";
import { type CallInit, createClient } from "../../../src/api/client";
import { handlingOf } from "../../../src/api/error-handler";
import type { Reply } from "../../../src/api/result";
import { textOfCode } from "../problem";
import type { OperationId } from "./contract";

type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { "application/json": infer Body } };
}
  ? { body: Body }
  : object;
type PathOf<Id extends OperationId> = operations[Id]["parameters"] extends { path: infer Path extends object }
  ? Path
  : object;
export type Input<Id extends OperationId> = BodyOf<Id> & PathOf<Id>;
type ValueOf<Id extends OperationId> = operations[Id]["responses"] extends {
  200: { content: { "application/json": infer Value } };
}
  ? Value
  : never;

export interface Sending {
  origin: string;
  bearer?: string;
  headers?: Record<string, string>;
  /** A change of the request after it left the client, which cannot send anything wrong. */
  tamper?: (request: Request) => Promise<Request>;
  onReply?: (reply: Response) => void;
}

/** What the app makes of a reply: what it shows or keeps of a success, how it handles a failure. */
export type Seen = { shows: unknown } | { does: unknown; status: number; hasWait: boolean };

export function operation<Id extends OperationId>(
  typical: Input<Id>,
  send: (http: Http<paths>, init: CallInit, input: Input<Id>) => Promise<Reply<ValueOf<Id>>>,
  show: (value: ValueOf<Id>, input: Input<Id>) => unknown,
) {
  return async (sending: Sending, input: Input<Id> = typical): Promise<Seen> => {
    let fault: unknown = null;
    const client = openClient(sending, (thrown) => {
      fault = thrown;
    });
    const result = await client.call(
      (http, init) => send(http, { ...init, headers: { ...init.headers, ...sending.headers } }, input),
      sending.bearer === undefined ? {} : { bearer: sending.bearer },
    );
    if (result.kind === "ok") return { shows: show(result.value, input) };
    if (result.kind === "unreachable")
      throw new Error(`The server cannot be reached: ${Object(fault).cause ?? fault}`);
    const handling = handlingOf(result);
    const does = handling.kind === "toast" ? handling.text : handling.kind;
    return { does, status: result.status, hasWait: result.retryAfter !== null };
  };
}

function openClient({ origin, tamper, onReply }: Sending, onFault: (thrown: unknown) => void) {
  return createClient({
    textOfCode,
    baseUrl: origin,
    tokens: { current: async () => null, renew: async () => null },
    announce: () => {},
    timeLimit: () => AbortSignal.timeout(30_000),
    fetch: async (request) => {
      try {
        const reply = await fetch(tamper ? await tamper(request) : request);
        onReply?.(reply);
        return reply;
      } catch (thrown) {
        onFault(thrown);
        throw thrown;
      }
    },
  });
}

export function showUser(me: User) {
  return { name: me.full_name, dripName: me.drip_name, isIn: holdsLevel(me.role, "squad-member") };
}
