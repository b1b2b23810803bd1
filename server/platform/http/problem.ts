import type { components } from "../../../openapi";

export type MessageCode = components["schemas"]["MessageCode"];
type ProblemBody = components["schemas"]["Problem"];
export type FieldFault = NonNullable<ProblemBody["fields"]>[number];

/** The error for every failed request. The status is the number inside the code. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly status: number;
  readonly fields: readonly FieldFault[] | undefined;
  /** Seconds. */
  readonly retryAfter: number | undefined;

  constructor(
    readonly messageCode: MessageCode,
    details: { fields?: readonly FieldFault[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(messageCode, details.cause === undefined ? undefined : { cause: details.cause });
    this.status = statusOf(messageCode);
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
  }

  body(requestId: string): ProblemBody {
    return {
      message_code: this.messageCode,
      request_id: requestId,
      ...(this.fields && this.fields.length > 0 ? { fields: [...this.fields] } : {}),
    };
  }
}

/** The rejection of every identity port method when the provider is unreachable. */
export class IdentityUnavailable extends Problem {
  constructor(cause?: unknown) {
    super("SERVER_503_IDENTITY", { retryAfter: 5, cause });
  }
}

export const statusOf = (code: MessageCode): number => {
  const status = /_([1-5]\d\d)(?:_|$)/.exec(code)?.[1];
  if (!status) throw new Error(`No status in ${code}`);
  return Number(status);
};
