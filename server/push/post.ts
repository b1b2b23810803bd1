export interface SealedPush {
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

export interface PushReply {
  status: number;
  /** As the service sent it: seconds, or a date. */
  retryAfter: string | null;
}

/** Hands one push to its service. Rejects where that cannot be reached. */
export type PostPush = (push: SealedPush) => Promise<PushReply>;

const patience = 10_000;

/** A redirect is a reply like any other: it is not followed, since it may lead anywhere. Given up once the server stops. */
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
