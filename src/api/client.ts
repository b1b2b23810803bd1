import createHttp, { type Client as Http } from "openapi-fetch";
import { type Problem, type Result, type Unreachable, unreachable } from "../../domain/base/result";
import type { Shape } from "../../domain/base/shape";
import type { paths } from "../../openapi";
import type { Call, GivenTo, OperationId, ReplyOf } from "./call";
import { type Reply, readResult } from "./result";

/** Where a bearer call gets its token. `renew` gets the token that the server refused. */
export type TokenSource = {
  current: () => Promise<string | null>;
  renew: (refused: string) => Promise<string | null>;
};

export type ClientOptions = {
  tokens: TokenSource;
  /** Called for the calls that a person waits for, to show the loading overlay. */
  announce: (event: { type: "request.started" } | { type: "request.settled" }) => void;
  /** What to tell people of a refusal's code; null if it is unknown. */
  textOfCode: (code: string) => Promise<string | null>;
  /** Called for every failed call, including quiet ones. */
  onFailure?: (failure: Problem | Unreachable) => void;
  baseUrl?: string;
  fetch?: (request: Request) => Promise<Response>;
  timeLimit?: (milliseconds: number) => AbortSignal;
};

export type CallOptions<Value> = {
  /** Validates the reply. */
  shape?: Shape<Value>;
  /** The token to send, or `true` for the session's, with one retry if that is refused. */
  bearer?: true | string | undefined;
  /** No loading overlay, since nobody waits for the call. */
  isQuiet?: boolean;
  signal?: AbortSignal | undefined;
  milliseconds?: number;
};

/** Is given each attempt, whose reply it returns. */
type Through = <Sent extends { response: Response }>(sending: Promise<Sent>) => Promise<Sent>;

export type SendOptions = Omit<CallOptions<unknown>, "shape"> & { through?: Through | undefined };

/** Options of every call to openapi-fetch. */
export type CallInit = {
  headers: Record<string, string>;
  signal: AbortSignal;
  fetch: (request: Request) => Promise<Response>;
};

export type Client = ReturnType<typeof createClient>;

/** Ask the server to keep the refresh token in a cookie (the auth calls that know this header). */
export const cookieTransport = { header: { "X-Token-Transport": "cookie" } } as const;

export function createClient(options: ClientOptions) {
  const http = createHttp<paths>({ baseUrl: options.baseUrl ?? location.origin });
  const fetch = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const timeLimit = options.timeLimit ?? AbortSignal.timeout;

  async function once<Value>(
    send: Send<Value>,
    call: CallOptions<NoInfer<Value>>,
    token: string | null,
  ): Promise<Result<Value>> {
    const limit = timeLimit(call.milliseconds ?? 15_000);
    let received: Response | null = null;
    const init: CallInit = {
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      signal: call.signal ? AbortSignal.any([call.signal, limit]) : limit,
      fetch: async (request) => {
        received = await fetch(request);
        return received;
      },
    };
    return readResult(send(http, init), {
      received: () => received,
      textOfCode: options.textOfCode,
      shape: call.shape,
    });
  }

  async function withSessionToken<Value>(
    send: Send<Value>,
    call: CallOptions<NoInfer<Value>>,
  ): Promise<Result<Value>> {
    const token = await options.tokens.current();
    // The session could not be restored, or has ended.
    if (token === null) return unreachable;
    const result = await once(send, call, token);
    if (result.kind !== "problem" || result.messageCode !== "AUTH_401_JWT") return result;
    const renewed = await options.tokens.renew(token);
    return renewed === null || renewed === token ? result : once(send, call, renewed);
  }

  async function call<Value>(
    send: Send<Value>,
    call: CallOptions<NoInfer<Value>> = {},
  ): Promise<Result<Value>> {
    if (!call.isQuiet) options.announce({ type: "request.started" });
    try {
      const result = await (call.bearer === true
        ? withSessionToken(send, call)
        : once(send, call, call.bearer ?? null));
      if (result.kind !== "ok") options.onFailure?.(result);
      return result;
    } finally {
      if (!call.isQuiet) options.announce({ type: "request.settled" });
    }
  }

  return {
    textOfCode: options.textOfCode,
    call,
    /** As its operation says, and without the loading overlay unless `isQuiet` is false: its view shows a state of its own. */
    send: <Id extends OperationId>(
      { method, path, bearer, shape }: Call<Id>,
      ...[params, { through = asItIs, ...how } = {}]: GivenTo<Id, SendOptions>
    ): Promise<Result<ReplyOf<Id>>> =>
      call(
        (http, init) =>
          through((http.request as Ask<ReplyOf<Id>>)(method, path, { ...init, params, body: params?.body })),
        { bearer, isQuiet: true, shape, ...how },
      ),
  };
}

const asItIs: Through = (sending) => sending;

/** openapi-fetch without its types, which are those of the call's constant. */
type Ask<Value> = (
  method: string,
  path: string,
  init: CallInit & { params: unknown; body: unknown },
) => Promise<Reply<Value>>;

type Send<Value> = (http: Http<paths>, init: CallInit) => Promise<Reply<Value>>;
