import type { Shape } from "../../../domain/base/shape";
import type { operations } from "../../../openapi";
import type { Call, Given, GivenTo, ReplyOf } from "../../../src/api/call";
import { createClient, type SendOptions } from "../../../src/api/client";
import { handlingOf } from "../../../src/api/error-handler";
import { textOfCode } from "../problem";
import type { OperationId } from "./contract";
import type { Change } from "./contract-changes";
import type { Person, World } from "./contract-world";

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

/** A call that would succeed, and its caller. */
export interface Ready {
  input: AnyInput;
  sending: Partial<Sending>;
  person: Person | null;
}
export interface AnyInput {
  path?: Readonly<Record<string, string>>;
  body?: object;
}
interface AnyGiven extends AnyInput {
  query?: Readonly<Record<string, string>>;
  header?: object;
}
/** A body that `ready` does not give is the typical one. */
type Prepared<Id extends OperationId> = Omit<Ready, "input"> &
  (operations[Id]["parameters"] extends { path: infer Path extends object }
    ? { input: { path: Path } & BodyOf<Id> }
    : { input?: BodyOf<Id> });
type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { "application/json": infer Body } };
}
  ? { body?: Body }
  : object;

/** The generated constant; of an operation without a reply in JSON, its method and path. */
type CallOf<Id extends OperationId> = Omit<Call<Id>, "shape" | "id"> & {
  readonly id?: Id;
  readonly shape?: Shape<ReplyOf<Id>>;
};

/** Who makes a call in the proof of permissions, and the proofs of who it is. */
export interface Caller {
  emailAddress: string;
  dripName: string;
  idToken: (provider: "drip" | "google") => string;
  refreshToken: () => Promise<string>;
}

/** All that the tests of the contract and of the permissions need of an operation. */
interface Case<Id extends OperationId> {
  call: CallOf<Id>;
  /** Valid by the contract, with ids that nobody has. */
  typical: Given<Id>;
  /** Makes what the call needs to succeed on the server. */
  ready: (world: World) => Promise<Prepared<Id>>;
  /** What the app shows or keeps of a success. */
  shows: (value: ReplyOf<Id>, given: Given<Id>) => unknown;
  /** The same of each example, written by hand. */
  expects?: Readonly<Record<string, unknown>>;
  /** By example or message code: what makes the ready call end so, where `sharedProvocations` differs. */
  provokes?: Readonly<Record<string, Change>>;
  /** What the proof of permissions sends in place of the typical. */
  permissionCall?: (caller: Caller) => Partial<Given<Id>> | Promise<Partial<Given<Id>>>;
}

/** A case without its operation's types, so that tests can go through all. */
export interface ContractCase<Id extends OperationId = OperationId> {
  readonly id?: Id;
  readonly call: { readonly method: string; readonly path: string };
  readonly typical: AnyGiven;
  ready: (world: World) => Promise<Ready>;
  /** Calls as the app does. */
  send: (sending: Sending, input?: AnyInput) => Promise<Seen>;
  readonly expects: Readonly<Record<string, unknown>>;
  readonly provokes: Readonly<Record<string, Change>>;
  permissionCall: (caller: Caller) => AnyGiven | Promise<AnyGiven>;
}

export const contractCase = <Id extends OperationId>({
  call,
  typical,
  ready,
  shows,
  expects = {},
  provokes = {},
  permissionCall = () => ({}),
}: Case<Id>): ContractCase<Id> => ({
  call,
  typical: typical as AnyGiven,
  ready: async (world) => {
    const { sending, person, input } = await ready(world);
    return { sending, person, input: { ...typical, ...input } as AnyInput };
  },
  expects,
  provokes,
  permissionCall: permissionCall as ContractCase["permissionCall"],
  send: async (sending, input) => {
    let fault: unknown = null;
    const client = openClient(sending, (thrown) => {
      fault = thrown;
    });
    const header = { ...typical.header, ...sending.headers };
    const given = { ...typical, ...input, header } as Given<Id>;
    const { shape } = call;
    const how = { bearer: sending.bearer };
    const result = await (shape
      ? client.send({ ...call, shape }, ...([given, how] as unknown as GivenTo<Id, SendOptions>))
      : client.call(
          (http, init) => withoutBody(http.request as Ask, call, { ...init, params: given as AnyGiven }),
          how,
        ));
    if (result.kind === "ok") return { shows: shows(result.value, given) };
    if (result.kind === "unreachable")
      throw new Error(`The server cannot be reached: ${Object(fault).cause ?? fault}`);
    const handling = handlingOf(result);
    const does = handling.kind === "toast" ? handling.text : handling.kind;
    return { does, status: result.status, hasWait: result.retryAfter !== null };
  },
});

type Ask = (
  method: string,
  path: string,
  init: object,
) => Promise<{ data?: ReadableStream; error?: unknown; response: Response }>;

/** What a stream sends is read by tests of its own. */
async function withoutBody(
  ask: Ask,
  { method, path }: { method: string; path: string },
  init: { params: AnyGiven },
): Promise<{ data?: never; error?: unknown; response: Response }> {
  const { data, ...reply } = await ask(method, path, { ...init, body: init.params.body, parseAs: "stream" });
  await data?.cancel();
  return reply;
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
