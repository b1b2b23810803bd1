import type { ServerContext } from "../db/context";
import type { Transaction } from "../db/database";
import type { OperationId } from "./contract";
import { onceForKey } from "./idempotency.store";

interface KeyedRequest {
  viewer: { user: { id: string } };
  headers: { "idempotency-key": string };
  params: unknown;
  body: unknown;
}

/** Runs a call's work in one transaction, once per key. The key belongs to the call's path and body. */
export const idempotentCall = <Result extends object>(
  { db, now }: Pick<ServerContext, "db" | "now">,
  { viewer, headers, params, body }: KeyedRequest,
  operationId: OperationId,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> =>
  db.transaction((tx) =>
    onceForKey(
      tx,
      {
        userId: viewer.user.id,
        key: headers["idempotency-key"],
        operationId,
        body: { params, body },
        now: now(),
      },
      () => work(tx),
    ),
  );
