import { randomUUID } from "node:crypto";
import type { components } from "../../../../openapi";
import { keyOf } from "../../../../server/core/account/mailbox";
import { hashBlockedMailbox } from "../../../../server/core/invitation/invitation-secrets";
import { stopTokenOf } from "../../../../server/core/notification/mail-stop";
import { mailBlock } from "../../../../server/platform/db/schema/invitation";
import { ding } from "../../../../server/platform/db/schema/notification-dings";
import { beginTeamMail } from "../../../../src/api/calls/begin-team-mail";
import { markDingsRead } from "../../../../src/api/calls/mark-dings-read";
import { readDings } from "../../../../src/api/calls/read-dings";
import { readRingSettings } from "../../../../src/api/calls/read-ring-settings";
import { readStoppedMail } from "../../../../src/api/calls/read-stopped-mail";
import { saveRingSettings } from "../../../../src/api/calls/save-ring-settings";
import { stopMailKind } from "../../../../src/api/calls/stop-mail-kind";
import { addTeam } from "../../people/club";
import { addEvent } from "../../people/schedule";
import { contractCase, type Ready } from "../contract-case";
import { send, sendAs } from "../contract-changes";
import { adult, as } from "../contract-scenes";
import type { Person, World } from "../contract-world";
import { teamId, versioned } from "../typical";

const nightShift: components["schemas"]["NewRingSettings"] = {
  talk: "named",
  is_quiet: true,
  quiet_from: "08:00",
  quiet_to: "15:00",
  digest: "never",
  muted_mails: ["messages"],
};

const dingId = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bd1";

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

const untilSeven = { is_quiet: true, quiet_from: "21:00", quiet_to: "07:00" };

export const dingCases = {
  readDings: contractCase({
    call: readDings,
    typical: {},
    ready: async (world) => as(await withDing(world)),
    shows: ({ items }) => items.map(({ kind, about, is_read }) => [kind, about.event?.opponent, is_read]),
    expects: {
      typical: [["called_off", "Rockets", false]],
      none: [],
    },
    provokes: {
      none: async (world, ready) => {
        ready.sending.bearer = (await world.member("robin_24")).accessToken;
      },
      REQUEST_400_INVALID: (_, ready) => sendAs(ready, (url) => `${url}?after=nonsense`),
    },
  }),
  markDingsRead: contractCase({
    call: markDingsRead,
    typical: { body: { ding_ids: [dingId] } },
    ready: async (world) => ({
      ...as(await withDing(world)),
      input: { body: { ding_ids: [dingId] } },
    }),
    shows: ({ new_notifications }) => new_notifications,
    expects: { typical: 0 },
    provokes: { NOTIFICATION_404: (_, ready) => send(ready, { ding_ids: [randomUUID()] }) },
  }),
  stopMailKind: contractCase({
    call: stopMailKind,
    typical: { query: { token: "of-a-mail" } },
    ready: async (world) => {
      const person = await adult(world);
      const token = stopTokenOf(world.config, person.id, "summary");
      const ready: Ready = { sending: {}, person, input: {} };
      sendAs(ready, (url) => url.replace("of-a-mail", token));
      return ready;
    },
    shows: ({ stopped }) => ({ stopped }),
    expects: { typical: { stopped: true } },
    provokes: {
      AUTH_400_LINK: (_, ready) => sendAs(ready, (url) => url),
      REQUEST_400_INVALID: (_, ready) => sendAs(ready, (url) => url.replace(/\?.*/, "")),
      REQUEST_413_TOO_LARGE: (_, ready) => {
        ready.sending.tamper = async ({ url }) =>
          new Request(url, { method: "POST", body: new URLSearchParams({ padding: "x".repeat(20_000) }) });
      },
    },
  }),
  readRingSettings: contractCase({
    call: readRingSettings,
    typical: {},
    ready: async (world) => as(await adult(world)),
    shows: (settings) => settings,
    expects: {
      typical: { ...untilSeven, talk: "all", posts: true, digest: "daily", muted_mails: [], version: 1 },
    },
  }),
  saveRingSettings: contractCase({
    call: saveRingSettings,
    typical: { header: versioned, body: nightShift },
    ready: async (world) => as(await adult(world)),
    shows: (settings) => settings,
    expects: {
      typical: {
        talk: "named",
        posts: true,
        is_quiet: true,
        quiet_from: "08:00",
        quiet_to: "15:00",
        digest: "never",
        muted_mails: ["messages"],
        version: 2,
      },
    },
    permissionCall: () => ({ header: {} }),
  }),
  readStoppedMail: contractCase({
    call: readStoppedMail,
    typical: {},
    ready: async (world) => {
      const { id: _, ...caller } = await withStoppedMail(world);
      return caller;
    },
    shows: ({ teams }) => teams.map(({ name }) => name),
    expects: { typical: ["Comets"] },
  }),
  beginTeamMail: contractCase({
    call: beginTeamMail,
    typical: { path: { id: teamId } },
    ready: async (world) => {
      const { id, ...caller } = await withStoppedMail(world);
      return { ...caller, input: { path: { id } } };
    },
    shows: ({ ended }) => ({ ended }),
    expects: { typical: { ended: true } },
  }),
};
