import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { absencesToCome } from "../../../domain/absence/days";
import { absence, usualYes } from "../../../server/platform/db/schema/absence";
import { child } from "../../../server/platform/db/schema/family";
import { team } from "../../../server/platform/db/schema/team";
import { addAbsence } from "../people/absence";
import { newAbsence } from "./contract-calls-absence";
import { type Change, personOf, send, sendAs } from "./contract-changes";

const elsewhere =
  (part: RegExp, what: () => string = randomUUID): Change =>
  (_, ready) =>
    sendAs(ready, (url) => url.replace(part, `$1${what()}`));
const tooLong = () => "x".repeat(64);
const changed =
  (properties: object): Change =>
  async (_, ready, callDirectly) => {
    await callDirectly();
    send(ready, properties);
  };
const changedElsewhere: Change = async ({ services: { db } }) => {
  await db.update(absence).set({ version: sql`${absence.version} + 1` });
  await db.update(usualYes).set({ version: sql`${usualYes.version} + 1` });
};

/** By message code, for the operations of absences; see `changes`. */
export const absenceChanges: Record<string, Change> = {
  ABSENCE_400_DAYS: (_, ready) => send(ready, { first_day: "2027-01-04" }),
  ABSENCE_404: elsewhere(/(\/absence_id\/)[^/]+/),
  ABSENCE_403_TOO_MANY: async (world, ready) => {
    const [sam] = await world.services.db.select().from(child);
    const days = { firstDay: newAbsence.first_day, lastDay: newAbsence.last_day };
    for (let count = 0; count < absencesToCome; count += 1)
      await addAbsence(world, { childId: sam?.id ?? null, by: personOf(ready).id, ...days });
  },
  "addAbsences CHILD_404": (_, ready) => send(ready, { people: [{ child_id: randomUUID() }] }),
  "addAbsences REQUEST_422_REUSED": changed({ last_day: "2027-01-04" }),
  "changeAbsence REQUEST_412_CHANGED": changedElsewhere,
  "endAbsence REQUEST_412_CHANGED": changedElsewhere,
  "endAbsence REQUEST_400_INVALID": elsewhere(/(\/absence_id\/)[^/]+/, tooLong),
  "saveUsualYes REQUEST_412_CHANGED": changed({ until: "2026-12-31" }),
  "endUsualYes REQUEST_412_CHANGED": changedElsewhere,
  "endUsualYes REQUEST_400_INVALID": elsewhere(/(\/team_id\/)[^/]+/, tooLong),
  "saveUsualYes COLLABORATOR_404": elsewhere(/(\/membership_id\/)[^/]+/),
  "endUsualYes COLLABORATOR_404": elsewhere(/(\/membership_id\/)[^/]+/),
  TEAM_403_USUAL: (world) => world.services.db.update(team).set({ takesUsual: false }),
};
