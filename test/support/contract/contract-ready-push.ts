import { hashOfEndpoint } from "../../../server/core/notification/push-token.store";
import { pushToken } from "../../../server/platform/db/schema/notification-push";
import { addChild, addMember, addTeam } from "../people/club";
import { type PushOperation, phone } from "./contract-calls-push";
import type { Ready } from "./contract-ready";
import { adult } from "./contract-ready-family";
import type { Person, World } from "./contract-world";

const as = (person: Person) => ({ sending: { bearer: person.accessToken }, person });
const tokenId = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bb1";

/** A guardian whose child plays in a team. */
async function guardian(world: World): Promise<Person> {
  const person = await adult(world);
  const { id } = await addTeam(world, person.id);
  const sam = await addChild(world, [person.id]);
  await addMember(world, id, { childId: sam.id });
  return person;
}

/** The same with a registered phone. */
async function withPhone(world: World): Promise<Person> {
  const person = await guardian(world);
  await world.services.db.insert(pushToken).values({
    ...phone,
    id: tokenId,
    userId: person.id,
    sessionId: sessionOf(person.accessToken),
    endpointHash: hashOfEndpoint(phone.endpoint),
    madeAt: world.clock.now(),
  });
  return person;
}

const sessionOf = (accessToken: string): string =>
  JSON.parse(Buffer.from(accessToken.split(".")[1] ?? "", "base64url").toString()).sid;

/** The operations of pushes; see `readyCalls`. */
export const readyPushCalls: { [Id in PushOperation]: (world: World) => Promise<Ready<Id>> } = {
  readPushTokens: async (world) => ({ ...as(await withPhone(world)), input: {} }),
  savePushToken: async (world) => ({ ...as(await guardian(world)), input: { body: phone } }),
  acknowledgePush: async () => ({
    sending: {},
    person: null,
    input: { body: { heard: "6pKq0mWcTz1uVYbXo3fH8A" } },
  }),
  dropPushToken: async (world) => ({ ...as(await withPhone(world)), input: { id: tokenId } }),
};
