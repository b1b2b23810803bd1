import { withPings } from "../../../../domain/session/auth-state";
import { markPingsSeen } from "../../../../src/api/calls/mark-pings-seen";
import { readPings } from "../../../../src/api/calls/read-pings";
import { addAdult, addMember, addTeam } from "../../people/club";
import { huddleOf, say } from "../../people/huddle";
import { contractCase } from "../contract-case";
import { adult, as } from "../contract-scenes";
import type { Person, World } from "../contract-world";

/** Twelve messages are new in a team's huddle, and one ding. */
async function pinged(world: World): Promise<Person> {
  world.clock.set(new Date("2026-11-21T09:15:00Z"));
  const person = await adult(world);
  const manager = await addAdult(world);
  const { id: teamId } = await addTeam(world, manager.user.id);
  await addMember(world, teamId, { userId: person.id });
  const place = { teamId, huddleId: await huddleOf(world, teamId), userId: manager.user.id };
  for (let count = 0; count < 12; count += 1) await say(world, place, "See you there!");
  await world.addDing(person.id);
  return person;
}

const pings = {
  lastNewPingAt: "2026-11-21T09:15:00.000Z",
  newFeedCards: 0,
  newMessages: 12,
  newNotifications: 1,
};

export const pingCases = {
  readPings: contractCase({
    call: readPings,
    typical: {},
    ready: async (world) => as(await pinged(world)),
    shows: withPings,
    expects: {
      typical: pings,
      quiet: { lastNewPingAt: null, newFeedCards: 0, newMessages: 0, newNotifications: 0 },
    },
    provokes: {
      quiet: async (world, ready) => {
        ready.sending.bearer = (await world.member("robin_24")).accessToken;
      },
    },
  }),
  markPingsSeen: contractCase({
    call: markPingsSeen,
    typical: { body: { kind: "feed_card" } },
    ready: async (world) => ({
      ...as(await pinged(world)),
      input: { body: { kind: "notification" as const } },
    }),
    shows: withPings,
    expects: { typical: { ...pings, newNotifications: 0 } },
  }),
};
