import { reconcile } from "../identity/reconcile";
import type { Services } from "../services";
import { type Rounds, startRounds } from "./rounds";

/** Milliseconds until the next round: after one that failed, and after one that did its work. */
const pauses = { failed: 60_000, done: 3_600_000 };

/** At the start, beside the first requests; each hour from then on, and each minute while the identity provider or the database cannot be reached. */
export const keepReconciled = (services: Services, { failed, done } = pauses): Rounds =>
  startRounds((signal) =>
    reconcile(services, signal).then(
      () => done,
      (error: unknown) => {
        if (!signal.aborted)
          services.log.warn({ err: error }, "The accounts were not reconciled; the next try is in a minute.");
        return failed;
      },
    ),
  );
