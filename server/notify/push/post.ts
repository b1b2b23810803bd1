export interface SealedPush {
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

export interface PushReply {
  status: number;
  /** The header as the service sent it: seconds, or a date. */
  retryAfter: string | null;
}

/** Posts one push to its service. Rejects if the service is unreachable. */
export type PostPush = (push: SealedPush) => Promise<PushReply>;

const patience = 10_000;

/** Redirects are not followed, since they could point at any host. The request is aborted when the server stops. */
export async function postPush(
  { endpoint, headers, body }: SealedPush,
  stopping: AbortSignal,
): Promise<PushReply> {
  const reply = await fetch(endpoint, {
    method: "POST",
    headers: { ...headers },
    body: new Uint8Array(body),
    redirect: "manual",
    signal: AbortSignal.any([AbortSignal.timeout(patience), stopping]),
  });
  await reply.body?.cancel();
  return { status: reply.status, retryAfter: reply.headers.get("retry-after") };
}
