import { keyOf } from "../../../server/core/account/mailbox";
import { hashBlockedMailbox } from "../../../server/core/invitation/invitation-secrets";
import { stopTokenOf } from "../../../server/core/notification/summary-stop";
import { mailBlock } from "../../../server/platform/db/schema/invitation";
import { ding } from "../../../server/platform/db/schema/notification-dings";
import { addTeam } from "../people/club";
import { addEvent } from "../people/schedule";
import { type DingOperation, nightShift } from "./contract-calls-dings";
import { sendAs } from "./contract-changes";
import type { Ready } from "./contract-ready";
import { adult } from "./contract-ready-family";
import type { Person, World } from "./contract-world";

const as = (person: Person) => ({ sending: { bearer: person.accessToken }, person });
export const dingId = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bd1";

/** A manager who was told that the game against the Rockets is off. */
async function withDing(world: World): Promise<Person> {
  const person = await adult(world);
  const { id: teamId } = await addTeam(world, person.id);
  const event = await addEvent(world, teamId, {
    startsLocal: "2026-11-28T10:00:00",
    createdBy: person.id,
    kind: "game",
    title: "Game",
    opponent: "Rockets",
  });
  await world.services.db.insert(ding).values({
    userId: person.id,
    id: dingId,
    kind: "called_off",
    teamId,
    groupKey: `event:${event.id}`,
    about: { event_id: event.id },
    lastAt: world.clock.now(),
  });
  return person;
}

/** A manager of the Comets who wants no mail of theirs. */
async function withStoppedMail(world: World) {
  const person = await adult(world);
  const { id } = await addTeam(world, person.id);
  const addressHash = hashBlockedMailbox(world.config, keyOf(person.emailAddress));
  await world.services.db.insert(mailBlock).values({ addressHash, scope: id });
  return { ...as(person), id };
}

/** The operations of dings; see `readyCalls`. */
export const readyDingCalls: { [Id in DingOperation]: (world: World) => Promise<Ready<Id>> } = {
  readDings: async (world) => ({ ...as(await withDing(world)), input: {} }),
  markDingsRead: async (world) => ({
    ...as(await withDing(world)),
    input: { body: { ding_ids: [dingId] } },
  }),
  stopSummary: async (world) => {
    const person = await adult(world);
    const token = stopTokenOf(world.config, person.id);
    const ready: Ready<"stopSummary"> = { sending: {}, person, input: {} };
    sendAs(ready, (url) => url.replace("of-a-mail", token));
    return ready;
  },
  readRingSettings: async (world) => ({ ...as(await adult(world)), input: {} }),
  saveRingSettings: async (world) => ({ ...as(await adult(world)), input: { body: nightShift } }),
  readStoppedMail: async (world) => {
    const { id: _, ...caller } = await withStoppedMail(world);
    return { ...caller, input: {} };
  },
  beginTeamMail: async (world) => {
    const { id, ...caller } = await withStoppedMail(world);
    return { ...caller, input: { id } };
  },
};
