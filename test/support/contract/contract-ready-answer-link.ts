import { linkTo, moveEvent } from "../people/answer-links";
import { addChild, addMember, addTeam } from "../people/club";
import { addEvent } from "../people/schedule";
import { type AnswerLinkOperation, linkAnswer } from "./contract-calls-answer-link";
import type { Ready } from "./contract-ready";
import { adult } from "./contract-ready-family";
import type { World } from "./contract-world";

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
export async function movedMail(world: World, dripName?: string) {
  const made = await withMail(world, dripName);
  const moved = await moveEvent(world, made.event, "2026-11-24T18:00:00");
  return { ...made, token: linkTo(world, moved, { purpose: "got_it", to: made.person }) };
}

/** The operations of a mail's links; see `readyCalls`. */
export const readyAnswerLinkCalls: { [Id in AnswerLinkOperation]: (world: World) => Promise<Ready<Id>> } = {
  readMailLink: async (world) => {
    const { sending, person, event } = await withMail(world);
    return { sending, person, input: { body: { token: linkTo(world, event, { to: person }) } } };
  },
  answerByMailLink: async (world) => {
    const { sending, person, event, memberId } = await withMail(world);
    const token = linkTo(world, event, { to: person });
    return { sending, person, input: { body: { ...linkAnswer, token, membership_id: memberId } } };
  },
  gotItByMailLink: async (world) => {
    const { sending, person, token } = await movedMail(world);
    return { sending, person, input: { body: { token } } };
  },
  stopMailsByLink: async (world) => {
    const { sending, person, event } = await withMail(world);
    return { sending, person, input: { body: { token: linkTo(world, event, { to: person }) } } };
  },
};
