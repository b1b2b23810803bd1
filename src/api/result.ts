import { read } from "../../domain/base/read";
import { ok, type Problem, type Result, unreachable } from "../../domain/base/result";
import { type AnyShape, fits } from "../../domain/base/shape";

/** The result of openapi-fetch. An empty 401 has a falsy `error`, so check `response.ok`. */
export type Reply<Value> = { data?: Value; error?: unknown; response: Response };

type Reading = {
  received: () => Response | null;
  textOfCode: (code: string) => Promise<string | null>;
  shape?: AnyShape | undefined;
};

/**
 * Never throws. `received` is the response whose body is no JSON. A body of another shape is a problem. A body that broke off, by a lost
 * network, a timeout or an abort, is no reply.
 */
export async function readResult<Value>(
  sending: Promise<Reply<Value>>,
  { received, textOfCode, shape = {} }: Reading,
): Promise<Result<Value>> {
  const problem = async (response: Response, body: unknown): Promise<Problem> => {
    const refusal = readProblem(response, body);
    return { ...refusal, text: refusal.messageCode === null ? null : await textOfCode(refusal.messageCode) };
  };
  try {
    const { data, error, response } = await sending;
    return response.ok && data !== undefined && fits(data, shape) ? ok(data) : await problem(response, error);
  } catch (fault) {
    const response = received();
    return response && fault instanceof SyntaxError ? await problem(response, null) : unreachable;
  }
}

function readProblem(response: Response, body: unknown): Omit<Problem, "text"> {
  const [code, fields] = read(body, ["message_code", "fields"]);
  return {
    kind: "problem",
    status: response.status,
    messageCode: typeof code === "string" ? code : null,
    fields: Array.isArray(fields) ? fields.flatMap(readField) : [],
    retryAfter: readRetryAfter(response.headers.get("retry-after")),
  };
}

function readField(each: unknown): Problem["fields"] {
  const [field, rule] = read(each, ["field", "rule"]);
  return typeof field === "string" && typeof rule === "string" ? [{ field, rule }] : [];
}

function readRetryAfter(header: string | null): number | null {
  const seconds = Number(header);
  return header && Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null;
}
