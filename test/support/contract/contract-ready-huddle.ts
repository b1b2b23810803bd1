import { addCheer, replaceWords } from "../../../server/core/huddle/message-change.store";
import { addAdult, addChild, addMember, addTeam } from "../people/club";
import { addGroup, huddleOf, say } from "../people/huddle";
import { addEvent } from "../people/schedule";
import { type HuddleOperation, messageId } from "./contract-calls-huddle";
import type { Ready } from "./contract-ready";
import { adult } from "./contract-ready-family";
import type { Person, World } from "./contract-world";

const as = (person: Person) => ({ sending: { bearer: person.accessToken }, person });

/** The team Comets, which the caller manages and coaches, with Kim, the guardian of its player Yuki. */
export async function talkingTeam(world: World) {
  world.clock.set(new Date("2026-11-22T18:00:00Z"));
  const person = await adult(world);
  const { id } = await addTeam(world, person.id, { roles: ["manager", "coach"] });
  const kim = await addAdult(world, { firstName: "Kim", fullName: "Kim Nakamura", dripName: "kim_n" });
  const yuki = await addChild(world, [kim.user.id], { firstName: "Yuki", lastInitial: "N" });
  await addMember(world, id, { childId: yuki.id });
  const path = { id, huddle_id: await huddleOf(world, id) };
  return { caller: as(person), id, userId: person.id, kimId: kim.user.id, path };
}

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

/** The operations of huddles; see `readyCalls`. */
export const readyHuddleCalls: { [Id in HuddleOperation]: (world: World) => Promise<Ready<Id>> } = {
  readHuddles: async (world) => {
    const { caller, id, path, kimId } = await talkingTeam(world);
    await say(world, { teamId: id, huddleId: path.huddle_id, userId: kimId }, "See you there!");
    return { ...caller, input: {} };
  },
  searchMessages: async (world) => ({
    ...(await withMessage(world)).caller,
    input: { body: { text: "gate" } },
  }),
  startGroup: async (world) => {
    const { caller, id, kimId } = await talkingTeam(world);
    return { ...caller, input: { id, body: { user_ids: [kimId] } } };
  },
  readHuddle: async (world) => {
    const { caller, group } = await withGroup(world);
    return { ...caller, input: group };
  },
  renameGroup: async (world) => {
    const { caller, group } = await withGroup(world);
    return { ...caller, input: { ...group, body: { title: "Nets and balls" } } };
  },
  closeGroup: async (world) => {
    const { caller, group } = await withGroup(world);
    return { ...caller, input: group };
  },
  readReaders: async (world) => {
    const { caller, path } = await talkingTeam(world);
    return { ...caller, input: path };
  },
  bringIn: async (world) => {
    const { caller, group, id } = await withGroup(world);
    const lee = await addAdult(world, { firstName: "Lee" });
    await addMember(world, id, { userId: lee.user.id });
    return { ...caller, input: { ...group, body: { user_ids: [lee.user.id] } } };
  },
  takeOut: async (world) => {
    const { caller, group, kimId } = await withGroup(world);
    return { ...caller, input: { ...group, user_id: kimId } };
  },
  openEventHuddle: async (world) => {
    const { caller, id, userId } = await talkingTeam(world);
    const event = await addEvent(world, id, { startsLocal: "2026-11-24T17:30:00", createdBy: userId });
    return { ...caller, input: { id, event_id: event.id } };
  },
  readMessages: async (world) => {
    const { caller, path } = await withCheer(world);
    return { ...caller, input: path };
  },
  sendMessage: async (world) => {
    const { caller, path } = await talkingTeam(world);
    const body = { message_id: messageId, text: "We're by the gate." };
    return { ...caller, input: { ...path, body } };
  },
  editMessage: async (world) => {
    const { caller, message } = await withMessage(world);
    return { ...caller, input: { ...message, body: { text: "We're by the east gate." } } };
  },
  takeMessageBack: async (world) => {
    const { caller, message } = await withMessage(world);
    return { ...caller, input: message };
  },
  readMessageVersions: async (world) => {
    const { caller, message, key } = await withMessage(world);
    const change = { text: "We're by the east gate.", mentions: [], now: world.clock.now() };
    await world.services.db.transaction((tx) => replaceWords(tx, key, change));
    return { ...caller, input: message };
  },
  readCheers: async (world) => {
    const { caller, message } = await withCheer(world);
    return { ...caller, input: message };
  },
  cheerMessage: async (world) => {
    const { caller, message } = await withMessage(world);
    return { ...caller, input: { ...message, body: { cheer: "clap" } } };
  },
  takeCheerBack: async (world) => {
    const { caller, message } = await withCheer(world);
    return { ...caller, input: message };
  },
  moveMarker: async (world) => {
    const { caller, path, id, kimId } = await talkingTeam(world);
    await say(world, { teamId: id, huddleId: path.huddle_id, userId: kimId }, "See you there!");
    return { ...caller, input: { ...path, body: { read_seq: 1 } } };
  },
};
