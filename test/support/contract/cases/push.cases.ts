import { randomUUID } from "node:crypto";
import type { components } from "../../../../openapi";
import { hashOfEndpoint } from "../../../../server/core/notification/push-token.store";
import { pushToken } from "../../../../server/platform/db/schema/notification-push";
import { dropPushToken } from "../../../../src/api/calls/drop-push-token";
import { readPushTokens } from "../../../../src/api/calls/read-push-tokens";
import { savePushToken } from "../../../../src/api/calls/save-push-token";
import { addChild, addMember, addTeam } from "../../people/club";
import { contractCase } from "../contract-case";
import { send, sendAs } from "../contract-changes";
import { adult, as } from "../contract-scenes";
import type { Person, World } from "../contract-world";
import { phone } from "../typical";

function showDevices({ tokens, application_server_key, may_ring }: components["schemas"]["PushTokens"]) {
  return {
    devices: tokens.map(({ label, is_of_this_session }) => [label, is_of_this_session]),
    keyLength: application_server_key.length,
    mayRing: may_ring,
  };
}

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

const rings = { devices: [["Chrome on Android", true]], keyLength: 87, mayRing: true };

export const pushCases = {
  readPushTokens: contractCase({
    call: readPushTokens,
    typical: {},
    ready: async (world) => as(await withPhone(world)),
    shows: showDevices,
    expects: {
      typical: rings,
      none: { devices: [], keyLength: 87, mayRing: false },
    },
    provokes: {
      none: async (world, ready) => {
        ready.sending.bearer = (await world.member("robin_24")).accessToken;
      },
    },
  }),
  savePushToken: contractCase({
    call: savePushToken,
    typical: { body: phone },
    ready: async (world) => as(await guardian(world)),
    shows: showDevices,
    expects: { typical: rings },
    provokes: {
      PUSH_TOKEN_400_SERVICE: (_, ready) => send(ready, { endpoint: "https://push.example.com/robin" }),
      PUSH_TOKEN_409_CONFLICT: (_, __, callDirectly) => callDirectly(),
    },
    permissionCall: () => ({ body: { ...phone, endpoint: `${phone.endpoint}${randomUUID()}` } }),
  }),
  dropPushToken: contractCase({
    call: dropPushToken,
    typical: { path: { id: tokenId } },
    ready: async (world) => ({ ...as(await withPhone(world)), input: { path: { id: tokenId } } }),
    shows: showDevices,
    expects: { typical: { devices: [], keyLength: 87, mayRing: true } },
    provokes: {
      PUSH_TOKEN_404: (_, ready) =>
        sendAs(ready, (url) => url.replace(/(\/token_id\/)[^/]+/, `$1${randomUUID()}`)),
    },
  }),
  // The service worker sends it, and reads no reply.
  acknowledgePush: contractCase<"acknowledgePush">({
    call: { method: "post", path: "/push/heard" },
    typical: { body: { heard: "6pKq0mWcTz1uVYbXo3fH8A" } },
    ready: async () => ({ sending: {}, person: null }),
    shows: () => null,
    provokes: { 204: () => {} },
  }),
};
