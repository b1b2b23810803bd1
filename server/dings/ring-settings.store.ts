import { eq } from "drizzle-orm";
import { defaultRings } from "../../domain/dings/ring-settings";
import type { components } from "../../openapi";
import type { Queries, Transaction } from "../db/database";
import { ringSettings } from "../db/schema/dings";
import { expectVersion } from "../http/version";

type RingSettings = components["schemas"]["RingSettings"];

const firstVersion = 1;

/** The defaults, as their first version, for people who changed nothing. */
export async function findRingSettings(db: Queries, userId: string): Promise<RingSettings> {
  const [row] = await db.select().from(ringSettings).where(eq(ringSettings.userId, userId));
  if (!row) {
    const { talk, isQuiet, quietHours, digest } = defaultRings;
    const { from, to } = quietHours;
    return { talk, is_quiet: isQuiet, quiet_from: from, quiet_to: to, digest, version: firstVersion };
  }
  const { talk, isQuiet, digest, version } = row;
  const [from, to] = [row.quietFrom.slice(0, 5), row.quietTo.slice(0, 5)];
  return { talk, is_quiet: isQuiet, quiet_from: from, quiet_to: to, digest, version };
}

export async function changeRingSettings(
  tx: Transaction,
  userId: string,
  { change, ifMatch }: { change: components["schemas"]["NewRingSettings"]; ifMatch: string | undefined },
): Promise<RingSettings> {
  // So that there is a row to lock: two tabs may change the defaults at once.
  await tx.insert(ringSettings).values({ userId, version: firstVersion }).onConflictDoNothing();
  await tx.select().from(ringSettings).where(eq(ringSettings.userId, userId)).for("update");
  const { version } = await findRingSettings(tx, userId);
  expectVersion(ifMatch, version);
  const { talk, is_quiet: isQuiet, quiet_from: quietFrom, quiet_to: quietTo, digest } = change;
  await tx
    .update(ringSettings)
    .set({ talk, isQuiet, quietFrom, quietTo, digest, version: version + 1 })
    .where(eq(ringSettings.userId, userId));
  return findRingSettings(tx, userId);
}
