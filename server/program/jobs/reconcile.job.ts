import type { Services } from "../../core/base/services";
import { removeRestedClaims } from "../../core/drip-name/drip-name.store";
import { reconcile } from "../../core/identity/reconcile";
import { type Interval, startInterval } from "../../platform/base/interval";
import { logOutage } from "../../platform/db/log-outage";

/** Milliseconds until the next run, after a failed one and after a successful one. */
const pauses = { failed: 60_000, done: 3_600_000 };

/**
 * Reconciles accounts at the start, then every hour; every minute while the identity provider or the database
 * is out of reach. Also deletes drip names released 90 days ago: no index finds them, so not every minute.
 */
export const startReconciling = (services: Services, { failed, done } = pauses): Interval =>
  startInterval(async (signal) => {
    try {
      await removeRestedClaims(services.db, services.now());
      await reconcile(services, signal);
      return done;
    } catch (error) {
      if (!signal.aborted && !logOutage(services, error))
        services.log.warn({ err: error }, "The accounts were not reconciled; the next try is in a minute.");
      return failed;
    }
  });
