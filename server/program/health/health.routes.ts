import type { Services } from "../../core/base/services";
import { isDatabaseDown } from "../../platform/db/fault";
import { isWritable } from "../../platform/db/primary";
import type { Handlers } from "../../platform/http/contract";
import { IdentityUnavailable, Problem } from "../../platform/http/problem";

/** Milliseconds. */
export const patience = { database: 4_000, provider: 2_000 };

/**
 * Milliseconds for which the last good answer of the identity provider still counts while it is slow. All
 * servers share the provider, so a slow moment must not take all of them out of the load balancer. A refusal
 * or a failed connection counts at once.
 */
const grace = 15_000;

/** Node's zone data, with which events' instants are computed; a build without ICU has none. */
const zoneData = process.versions.tz ?? "none";

export const healthHandlers = (
  { db, identity, now }: Pick<Services, "db" | "identity" | "now">,
  wait = patience,
) => {
  let answeredAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<boolean> | undefined;

  async function isProviderThere(): Promise<boolean> {
    const outcome = await outcomeOf(() => identity.isHealthy(), wait.provider);
    if (outcome === "late") return now().getTime() - answeredAt < grace;
    if (outcome === "good") answeredAt = now().getTime();
    return outcome === "good";
  }

  /** Any other fault is ours, not the database's outage. */
  async function needDatabase(): Promise<"ok" | "read_only"> {
    let fault: unknown;
    let status: "ok" | "read_only" = "ok";
    const outcome = await outcomeOf(
      () =>
        isWritable(db).then(
          (writable) => {
            if (!writable) status = "read_only";
            return true;
          },
          (error: unknown) => {
            fault = error;
            return false;
          },
        ),
      wait.database,
    );
    if (outcome === "good") return status;
    if (outcome === "bad" && !isDatabaseDown(fault)) throw fault;
    return refuse(fault ?? new Error("query read timeout"));
  }

  function refuse(cause: unknown): never {
    throw new Problem("SERVER_503_DATABASE", { retryAfter: 5, cause });
  }

  return {
    async readHealth() {
      // Concurrent requests share one probe: the endpoint is public, and every probe counts against the
      // provider's quota.
      asking ??= isProviderThere().finally(() => {
        asking = undefined;
      });
      const [isProvider, status] = await Promise.all([asking, needDatabase().catch(refuse)]);
      if (!isProvider) throw new IdentityUnavailable();
      return { status, zone_data: zoneData };
    },

    /** Says only that the process answers, since a restart repairs neither a database nor a provider. */
    readLiveness: async () => ({ status: "ok" as const }),

    /** Most operations need only the database, so the provider's outage does not end readiness. */
    readReadiness: async () => ({ status: await needDatabase() }),
  } satisfies Partial<Handlers>;
};

async function outcomeOf(ask: () => Promise<boolean>, limit: number): Promise<"good" | "bad" | "late"> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(resolve, limit, "late");
  });
  const answer = ask().then(
    (isGood) => (isGood ? "good" : "bad"),
    () => "bad" as const,
  );
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
