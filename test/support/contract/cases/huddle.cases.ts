import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { groupsOfTeam, seatsOfGroup } from "../../../../domain/huddle/limits";
import type { components } from "../../../../openapi";
import { castVote } from "../../../../server/core/feed/poll.store";
import { addCheer, replaceWords } from "../../../../server/core/huddle/message-change.store";
import { bringIn } from "../../../../src/api/calls/bring-in";
import { cheerMessage } from "../../../../src/api/calls/cheer-message";
import { closeGroup } from "../../../../src/api/calls/close-group";
import { editMessage } from "../../../../src/api/calls/edit-message";
import { moveMarker } from "../../../../src/api/calls/move-marker";
import { openEventHuddle } from "../../../../src/api/calls/open-event-huddle";
import { readCheers } from "../../../../src/api/calls/read-cheers";
import { readHuddle } from "../../../../src/api/calls/read-huddle";
import { readHuddles } from "../../../../src/api/calls/read-huddles";
import { readMessageVersions } from "../../../../src/api/calls/read-message-versions";
import { readMessages } from "../../../../src/api/calls/read-messages";
import { readReaders } from "../../../../src/api/calls/read-readers";
import { renameGroup } from "../../../../src/api/calls/rename-group";
import { searchMessages } from "../../../../src/api/calls/search-messages";
import { sendMessage } from "../../../../src/api/calls/send-message";
import { startGroup } from "../../../../src/api/calls/start-group";
import { takeCheerBack } from "../../../../src/api/calls/take-cheer-back";
import { takeMessageBack } from "../../../../src/api/calls/take-message-back";
import { takeOut } from "../../../../src/api/calls/take-out";
import { addAdult, addMember } from "../../people/club";
import { grill, post } from "../../people/feed";
import { addGroup, huddleOf, say } from "../../people/huddle";
import { addEvent } from "../../people/schedule";
import { contractCase, type Ready } from "../contract-case";
import {
  type Change,
  changed,
  elsewhere,
  force,
  idOf,
  personOf,
  rolesAre,
  send,
  sendAs,
} from "../contract-changes";
import type { World } from "../contract-world";
import { eventId, keyed, messageId, otherUserId, teamId, versioned } from "../typical";
import { talkingTeam } from "./huddle.scenes";

const huddlePath = { id: teamId, huddle_id: "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bc1" };

const messagePath = { ...huddlePath, message_id: messageId };

const showHuddle = ({ kind, title, is_over }: components["schemas"]["Huddle"]) => ({ kind, title, is_over });

const showMessage = ({ text, is_edited, withdrawn_as, cheers }: components["schemas"]["Message"]) => [
  text,
  is_edited,
  withdrawn_as,
  cheers,
];

/** The same with a group of the two. */
async function withGroup(world: World) {
  const made = await talkingTeam(world);
  const groupId = await addGroup(world, made.id, [made.userId, made.kimId]);
  return { ...made, group: { id: made.id, huddle_id: groupId } };
}

/** The same with a message of the caller's, and with one change of it. */
async function withMessage(world: World) {
  const made = await talkingTeam(world);
  const place = { teamId: made.id, huddleId: made.path.huddle_id, userId: made.userId };
  const said = await say(world, place, "We're by the gate.");
  const key = { teamId: made.id, huddleId: place.huddleId, seq: said.seq };
  return { ...made, said, key, message: { ...made.path, message_id: said.messageId } };
}

async function withCheer(world: World) {
  const made = await withMessage(world);
  const { key, said, userId } = made;
  const now = world.clock.now();
  await world.services.db.transaction((tx) =>
    addCheer(tx, { key, messageId: said.messageId, userId, cheer: "clap", now }),
  );
  return made;
}

const group = { kind: "group", title: null, is_over: false };

const gate = ["We're by the gate.", false, null, {}];

const again: Change = (_world, _ready, callDirectly) => callDirectly();

/** Aims a group's call at the huddle of the team's grown-ups. */
const noGroup: Change = async (world, ready) => {
  const id = await huddleOf(world, idOf(ready, "id"));
  sendAs(ready, (url) => url.replace(/(\/huddle_id\/)[^/]+/, `$1${id}`));
};

/** Aims a call about a message at a post of the caller's, or at its comments. */
async function onPost(world: World, ready: Ready, more: Parameters<typeof post>[3] = {}) {
  const place = { teamId: idOf(ready), userId: personOf(ready).id };
  const cardId = await post(world, place, "Picture day", more);
  sendAs(ready, (url) => url.replace(/(\/(?:huddle|message)_id\/)[^/]+/g, `$1${cardId}`));
  return { ...place, cardId };
}

const ofSomebodyElse: Change = (world) => force(world, sql`update message set author_id = 'somebody'`);

export const huddleCases = {
  readHuddles: contractCase({
    call: readHuddles,
    typical: {},
    ready: async (world) => {
      const { caller, id, path, kimId } = await talkingTeam(world);
      await say(world, { teamId: id, huddleId: path.huddle_id, userId: kimId }, "See you there!");
      return caller;
    },
    shows: ({ huddles }) =>
      huddles.flatMap(({ kind, name, unread, last }) =>
        kind === "team" ? [[name, unread, last?.text]] : [],
      ),
    expects: { typical: [["Comets grown-ups", 1, "See you there!"]] },
  }),
  searchMessages: contractCase({
    call: searchMessages,
    typical: { body: { text: "gate" } },
    ready: async (world) => (await withMessage(world)).caller,
    shows: ({ hits }) => hits.map(({ message: { text } }) => text),
    expects: { typical: ["We're by the gate."] },
  }),
  startGroup: contractCase({
    call: startGroup,
    typical: { path: { id: teamId }, header: keyed, body: { user_ids: [otherUserId] } },
    ready: async (world) => {
      const { caller, id, kimId } = await talkingTeam(world);
      return { ...caller, input: { path: { id }, body: { user_ids: [kimId] } } };
    },
    shows: showHuddle,
    expects: { typical: group },
    provokes: {
      // The caller left the group that the key made.
      HUDDLE_404: async (world, _, callDirectly) => {
        await callDirectly();
        await world.services.db.execute(sql`update huddle_member set left_at = now(), left_by = user_id`);
      },
      HUDDLE_401_CREATE: rolesAre("{follower}"),
      HUDDLE_403_FULL: (world, ready) =>
        world.services.db.execute(sql`
      insert into huddle (team_id, id, kind) select ${idOf(ready, "id")}::uuid, gen_random_uuid(), 'group'
      from generate_series(1, ${groupsOfTeam})`),
      COLLABORATOR_404: (_, ready) => send(ready, { user_ids: [randomUUID()] }),
      REQUEST_422_REUSED: changed({ title: "Nets" }),
    },
  }),
  readHuddle: contractCase({
    call: readHuddle,
    typical: { path: huddlePath },
    ready: async (world) => {
      const { caller, group } = await withGroup(world);
      return { ...caller, input: { path: group } };
    },
    shows: showHuddle,
    expects: { typical: group },
  }),
  renameGroup: contractCase({
    call: renameGroup,
    typical: { path: huddlePath, header: versioned, body: { title: "Nets and balls" } },
    ready: async (world) => {
      const { caller, group } = await withGroup(world);
      return { ...caller, input: { path: group } };
    },
    shows: showHuddle,
    expects: { typical: { ...group, title: "Nets and balls" } },
    provokes: { HUDDLE_401_UPDATE: noGroup },
  }),
  closeGroup: contractCase({
    call: closeGroup,
    typical: { path: huddlePath, header: versioned },
    ready: async (world) => {
      const { caller, group } = await withGroup(world);
      return { ...caller, input: { path: group } };
    },
    shows: showHuddle,
    expects: { typical: { ...group, is_over: true } },
    provokes: { HUDDLE_401_UPDATE: noGroup },
  }),
  readReaders: contractCase({
    call: readReaders,
    typical: { path: huddlePath },
    ready: async (world) => {
      const { caller, path } = await talkingTeam(world);
      return { ...caller, input: { path } };
    },
    shows: ({ readers }) => readers.flatMap(({ standing, of }) => (standing === "guardian" ? [of] : [])),
    expects: { typical: [["Yuki N."]] },
  }),
  bringIn: contractCase({
    call: bringIn,
    typical: { path: huddlePath, header: keyed, body: { user_ids: [otherUserId] } },
    ready: async (world) => {
      const { caller, group, id } = await withGroup(world);
      const lee = await addAdult(world, { firstName: "Lee" });
      await addMember(world, id, { userId: lee.user.id });
      return { ...caller, input: { path: group, body: { user_ids: [lee.user.id] } } };
    },
    shows: showHuddle,
    expects: { typical: group },
    provokes: {
      HUDDLE_401_UPDATE: noGroup,
      HUDDLE_403_FULL: (world, ready) =>
        force(
          world,
          sql`insert into huddle_member (team_id, huddle_id, user_id, since_seq, added_by)
        select ${idOf(ready, "id")}::uuid, ${idOf(ready, "huddle_id")}::uuid, 'nobody-' || n, 0, 'nobody-1'
        from generate_series(3, ${seatsOfGroup}) n`,
        ),
      COLLABORATOR_404: (_, ready) => send(ready, { user_ids: [randomUUID()] }),
      REQUEST_422_REUSED: changed({ user_ids: [randomUUID()] }),
    },
  }),
  takeOut: contractCase({
    call: takeOut,
    typical: { path: { ...huddlePath, user_id: otherUserId } },
    ready: async (world) => {
      const { caller, group, kimId } = await withGroup(world);
      return { ...caller, input: { path: { ...group, user_id: kimId } } };
    },
    shows: ({ done }) => done,
    expects: { typical: true },
    provokes: {
      HUDDLE_401_UPDATE: noGroup,
      COLLABORATOR_404: elsewhere(/(\/user_id\/)[^/]+/),
    },
  }),
  openEventHuddle: contractCase({
    call: openEventHuddle,
    typical: { path: { id: teamId, event_id: eventId } },
    ready: async (world) => {
      const { caller, id, userId } = await talkingTeam(world);
      const event = await addEvent(world, id, { startsLocal: "2026-11-24T17:30:00", createdBy: userId });
      return { ...caller, input: { path: { id, event_id: event.id } } };
    },
    shows: ({ kind, name }) => [kind, name],
    expects: { typical: ["event", "Practice, Tue, Nov 24, 17:30"] },
    provokes: {
      HUDDLE_401_CREATE: rolesAre("{follower}"),
      HUDDLE_403_INACTIVE: (world) =>
        force(
          world,
          sql`update event set arrives_at = arrives_at - interval '30 days', starts_at = starts_at - interval '30 days',
        ends_at = ends_at - interval '30 days'`,
        ),
    },
  }),
  readMessages: contractCase({
    call: readMessages,
    typical: { path: huddlePath },
    ready: async (world) => {
      const { caller, path } = await withCheer(world);
      return { ...caller, input: { path } };
    },
    shows: ({ messages, is_whole }) => [messages.map(showMessage), is_whole],
    expects: { typical: [[["We're by the gate.", false, null, { clap: 1 }]], true] },
    provokes: { REQUEST_400_INVALID: (_, ready) => sendAs(ready, (url) => `${url}?before=1&after=1`) },
  }),
  sendMessage: contractCase({
    call: sendMessage,
    typical: { path: huddlePath, body: { message_id: messageId, text: "We're by the gate." } },
    ready: async (world) => {
      const { caller, path } = await talkingTeam(world);
      const body = { message_id: messageId, text: "We're by the gate." };
      return { ...caller, input: { path, body } };
    },
    shows: showMessage,
    expects: { typical: gate },
    provokes: {
      MESSAGE_404: (_, ready) => send(ready, { reply_to: 99 }),
      COMMENT_401_CREATE: async (world, ready) => {
        await onPost(world, ready);
        await force(world, sql`update huddle set closed_at = now(), closed_by = 'somebody'`);
      },
      REQUEST_412_CHANGED: (_, ready) => send(ready, { huddle_version: 7 }),
      REQUEST_422_REUSED: changed({ text: "We left." }),
    },
  }),
  editMessage: contractCase({
    call: editMessage,
    typical: { path: messagePath, body: { text: "We're by the east gate." } },
    ready: async (world) => {
      const { caller, message } = await withMessage(world);
      return { ...caller, input: { path: message } };
    },
    shows: showMessage,
    expects: { typical: ["We're by the east gate.", true, null, {}] },
    provokes: {
      MESSAGE_401_UPDATE: ofSomebodyElse,
      FEED_401_UPDATE: async (world, ready, callDirectly) => {
        await onPost(world, ready);
        await ofSomebodyElse(world, ready, callDirectly);
      },
      POLL_403_VOTED: async (world, ready) => {
        const card = await onPost(world, ready, { poll: grill });
        await castVote(world.services.db, { ...card, picks: [1], now: world.clock.now() });
      },
      MESSAGE_403_LATE: (world) =>
        force(world, sql`update message set made_at = made_at - interval '16 minutes'`),
    },
  }),
  takeMessageBack: contractCase({
    call: takeMessageBack,
    typical: { path: messagePath },
    ready: async (world) => {
      const { caller, message } = await withMessage(world);
      return { ...caller, input: { path: message } };
    },
    shows: showMessage,
    expects: { typical: ["", false, "author", {}] },
    provokes: {
      MESSAGE_401_DELETE: async (world, ready, callDirectly) => {
        await ofSomebodyElse(world, ready, callDirectly);
        await rolesAre("{player}")(world, ready, callDirectly);
      },
      FEED_401_DELETE: async (world, ready, callDirectly) => {
        await onPost(world, ready);
        await ofSomebodyElse(world, ready, callDirectly);
        await rolesAre("{player}")(world, ready, callDirectly);
      },
    },
  }),
  readMessageVersions: contractCase({
    call: readMessageVersions,
    typical: { path: messagePath },
    ready: async (world) => {
      const { caller, message, key } = await withMessage(world);
      const change = { text: "We're by the east gate.", mentions: [], now: world.clock.now() };
      await world.services.db.transaction((tx) => replaceWords(tx, key, change));
      return { ...caller, input: { path: message } };
    },
    shows: ({ versions }) => versions.map(({ text }) => text),
    expects: { typical: ["We're by the gate."] },
    provokes: {
      HUDDLE_401_REQUEST: async (world, ready, callDirectly) => {
        await force(
          world,
          sql`update message set text = '', withdrawn_at = now(), withdrawn_by = 'somebody', withdrawn_as = 'author'`,
        );
        await rolesAre("{player}")(world, ready, callDirectly);
      },
    },
  }),
  readCheers: contractCase({
    call: readCheers,
    typical: { path: messagePath },
    ready: async (world) => {
      const { caller, message } = await withCheer(world);
      return { ...caller, input: { path: message } };
    },
    shows: ({ cheers }) => cheers.map(({ cheer }) => cheer),
    expects: { typical: ["clap"] },
  }),
  cheerMessage: contractCase({
    call: cheerMessage,
    typical: { path: messagePath, body: { cheer: "clap" } },
    ready: async (world) => {
      const { caller, message } = await withMessage(world);
      return { ...caller, input: { path: message } };
    },
    shows: ({ cheers, my_cheer }) => [cheers, my_cheer],
    expects: { typical: [{ clap: 1 }, "clap"] },
    provokes: { REACTION_401_CREATE: changed({ cheer: "fire" }) },
  }),
  takeCheerBack: contractCase({
    call: takeCheerBack,
    typical: { path: messagePath },
    ready: async (world) => {
      const { caller, message } = await withCheer(world);
      return { ...caller, input: { path: message } };
    },
    shows: ({ cheers, my_cheer }) => [cheers, my_cheer],
    expects: { typical: [{}, null] },
    provokes: { REACTION_404: again },
  }),
  moveMarker: contractCase({
    call: moveMarker,
    typical: { path: huddlePath, body: { read_seq: 1 } },
    ready: async (world) => {
      const { caller, path, id, kimId } = await talkingTeam(world);
      await say(world, { teamId: id, huddleId: path.huddle_id, userId: kimId }, "See you there!");
      return { ...caller, input: { path } };
    },
    shows: ({ new_messages }) => new_messages,
    expects: { typical: 0 },
  }),
};
export type HuddleOperation = keyof typeof huddleCases;
