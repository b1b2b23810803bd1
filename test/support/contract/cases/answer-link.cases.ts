import type { components } from "../../../../openapi";
import { event } from "../../../../server/platform/db/schema/schedule";
import { answerByMailLink } from "../../../../src/api/calls/answer-by-mail-link";
import { gotItByMailLink } from "../../../../src/api/calls/got-it-by-mail-link";
import { moveTurnByMailLink } from "../../../../src/api/calls/move-turn-by-mail-link";
import { readMailLink } from "../../../../src/api/calls/read-mail-link";
import { stopMailsByLink } from "../../../../src/api/calls/stop-mails-by-link";
import { linkTo, moveEvent } from "../../people/answer-links";
import { addChild, addMember, addTeam } from "../../people/club";
import { addDuty, addTurn } from "../../people/duty";
import { addEvent } from "../../people/schedule";
import { contractCase } from "../contract-case";
import { send } from "../contract-changes";
import { adult } from "../contract-scenes";
import type { World } from "../contract-world";
import { dutyId, mailToken, memberId } from "../typical";

const linkAnswer = {
  token: mailToken,
  membership_id: memberId,
  answer: "yes",
  answer_version: 0,
  event_version: 1,
} as const;

const showPage = ({ event, players, changes, knows }: components["schemas"]["MailLinkPage"]) => ({
  starts: event.starts_local,
  players: players.map(({ first_name, answer }) => [first_name, answer]),
  changes: changes.map(({ what }) => what),
  knows,
});

/** Maya of the Comets, whose guardian got a mail about the practice on Tuesday. */
async function withMail(world: World, dripName?: string) {
  world.clock.set(new Date("2026-11-22T18:00:00Z"));
  const person = await adult(world, dripName);
  const { id: teamId } = await addTeam(world, person.id);
  const maya = await addChild(world, [person.id], { firstName: "Maya" });
  const member = await addMember(world, teamId, { childId: maya.id, number: "7" });
  const event = await addEvent(world, teamId, {
    startsLocal: "2026-11-24T17:30:00",
    createdBy: person.id,
  });
  return { sending: {}, person, memberId: member.id, event };
}

/** The same after the practice moved to 18:00. */
async function movedMail(world: World, dripName?: string) {
  const made = await withMail(world, dripName);
  const moved = await moveEvent(world, made.event, "2026-11-24T18:00:00");
  return { ...made, token: linkTo(world, moved, { purpose: "got_it", to: made.person }) };
}

const maya = { starts: "2026-11-24T17:30:00", players: [["Maya", null]] };

const later = "2026-11-24T18:00:00";

export const answerLinkCases = {
  readMailLink: contractCase({
    call: readMailLink,
    typical: { body: { token: mailToken } },
    ready: async (world) => {
      const { sending, person, event } = await withMail(world);
      return { sending, person, input: { body: { token: linkTo(world, event, { to: person }) } } };
    },
    shows: showPage,
    expects: {
      typical: { ...maya, changes: [], knows: true },
      change: { ...maya, starts: later, changes: ["start"], knows: false },
    },
    provokes: {
      change: async (world, ready) => send(ready, { token: (await movedMail(world, "robin_24")).token }),
    },
  }),
  answerByMailLink: contractCase({
    call: answerByMailLink,
    typical: { body: linkAnswer },
    ready: async (world) => {
      const { sending, person, event, memberId } = await withMail(world);
      const token = linkTo(world, event, { to: person });
      return { sending, person, input: { body: { ...linkAnswer, token, membership_id: memberId } } };
    },
    shows: showPage,
    expects: { typical: { ...maya, players: [["Maya", "yes"]], changes: [], knows: true } },
    provokes: {
      // Their call names a version that nobody has stored.
      REQUEST_412_CHANGED: (_, ready) => send(ready, { answer_version: 7 }),
      EVENT_ITEM_403_CALLED_OFF: (world) =>
        world.services.db.update(event).set({ status: "called_off", calledOffFor: "weather" }),
    },
  }),
  gotItByMailLink: contractCase({
    call: gotItByMailLink,
    typical: { body: { token: mailToken } },
    ready: async (world) => {
      const { sending, person, token } = await movedMail(world);
      return { sending, person, input: { body: { token } } };
    },
    shows: showPage,
    expects: { typical: { ...maya, starts: later, changes: [], knows: true } },
  }),
  moveTurnByMailLink: contractCase({
    call: moveTurnByMailLink,
    typical: { body: { token: mailToken, duty_id: dutyId, slot: 1, move: "keep", version: 1 } },
    ready: async (world) => {
      const { sending, person, event, memberId } = await withMail(world);
      const duty = await addDuty(world, event.teamId, { kinds: ["practice"] });
      await addTurn(world, { event, dutyId: duty.id, membershipId: memberId });
      const token = linkTo(world, event, { purpose: "turn", to: person });
      const body = { token, duty_id: duty.id, slot: 1, move: "keep" as const, version: 1 };
      return { sending, person, input: { body } };
    },
    shows: ({ turns }) => turns?.map(({ name, state }) => [name, state]),
    expects: { typical: [["Snacks", "taken"]] },
    provokes: {
      EVENT_PARTY_MEMBER_409_TAKEN: (_, ready) => send(ready, { version: 7 }),
      EVENT_ITEM_403_CALLED_OFF: (world) =>
        world.services.db.update(event).set({ status: "called_off", calledOffFor: "weather" }),
    },
  }),
  stopMailsByLink: contractCase({
    call: stopMailsByLink,
    typical: { body: { token: mailToken } },
    ready: async (world) => {
      const { sending, person, event } = await withMail(world);
      return { sending, person, input: { body: { token: linkTo(world, event, { to: person }) } } };
    },
    shows: ({ stopped }) => ({ stopped }),
    expects: {
      typical: { stopped: true },
      again: { stopped: false },
    },
    provokes: { again: (_, ready) => send(ready, { stopped: false }) },
  }),
};
