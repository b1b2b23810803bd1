import { createApp } from "../../server/app";
import { readSettings } from "../../server/config/config";
import { withKeys } from "../../server/config/kept-keys";
import type { Database } from "../../server/db/database";
import { openLog } from "../../server/log";
import type { IdentityProvider, Services } from "../../server/services";

/** The product's layers over a stubbed database that replies immediately: the cost of routing, checks and serialisation. */
const config = withKeys(readSettings(process.env));
/** Session and user of a seeded token. */
const viewerOf = (sessionId: string) => ({
  sessionId,
  user: {
    id: `u${Number(sessionId.slice(1))}`,
    createdAt: new Date(0),
    role: "squad_member",
    firstName: "Robin",
    lastName: "Reyes",
    fullName: "Robin Reyes",
    avatar: null,
    timeZone: "America/Chicago",
    lastReleaseNotesAt: null,
    emailAddress: "u1@example.com",
    emailAddressVerifiedAt: null,
    dripName: "p1",
    dateOfBirth: null,
    mustChangePassword: false,
    bannedAt: null,
    deletedAt: null,
  },
});
const answered = {
  execute: async (asked: { sessionIds: string }) => JSON.parse(asked.sessionIds).map(viewerOf),
};
const query = {
  from: () => query,
  innerJoin: () => query,
  crossJoinLateral: () => query,
  where: () => query,
  limit: () => query,
  as: () => ({ _: { selectedFields: {} } }),
  prepare: () => answered,
};
const services: Services = {
  config,
  db: { select: () => query } as unknown as Database,
  now: () => new Date(),
  identity: { issuer: "bench" } as IdentityProvider,
  mail: {} as Services["mail"],
  log: openLog(config),
};
const app = await createApp(services);
await app.listen({ host: "127.0.0.1", port: config.port });
process.send?.("ready");
process.on("disconnect", () => process.exit());
