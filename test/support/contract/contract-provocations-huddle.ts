import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { groupsOfTeam, seatsOfGroup } from "../../../domain/huddle/limits";
import { addMember } from "../people/club";
import { huddleOf } from "../people/huddle";
import { type Change, personOf, send, sendAs, sendHeaders } from "./contract-changes";
import type { Ready } from "./contract-ready";
import type { World } from "./contract-world";

/** Writes past the database's rules, as no call of the product can. */
const force = (world: World, change: SQL) =>
  world.services.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(change);
  });

const inputOf = ({ input }: Ready, name: string) =>
  name in input ? String(Object.entries(input).find(([key]) => key === name)?.[1]) : "";

const rolesAre =
  (roles: string): Change =>
  (world, ready) =>
    force(world, sql`update membership set roles = ${roles} where user_id = ${personOf(ready).id}`);

const elsewhere =
  (part: RegExp, what: () => string = randomUUID): Change =>
  (_, ready) =>
    sendAs(ready, (url) => url.replace(part, `$1${what()}`));
const tooLong = elsewhere(/(_id\/)[^/?]+/, () => "x".repeat(64));

const changed =
  (properties: object): Change =>
  async (_, ready, callDirectly) => {
    await callDirectly();
    send(ready, properties);
  };
const again: Change = (_world, _ready, callDirectly) => callDirectly();

const allAreOver: Change = (world) =>
  force(world, sql`update huddle set closed_at = now(), closed_by = 'somebody'`);

/** Aims a group's call at the huddle of the team's grown-ups. */
const noGroup: Change = async (world, ready) => {
  const id = await huddleOf(world, inputOf(ready, "id"));
  sendAs(ready, (url) => url.replace(/(\/huddle_id\/)[^/]+/, `$1${id}`));
};

const ofSomebodyElse: Change = (world) => force(world, sql`update message set author_id = 'somebody'`);

/** By message code, for the operations of huddles, reports and folding; see `changes`. */
export const huddleChanges: Record<string, Change> = {
  HUDDLE_404: elsewhere(/(\/huddle_id\/)[^/?]+/),
  // The caller left the group that the key made.
  "startGroup HUDDLE_404": async (world, _, callDirectly) => {
    await callDirectly();
    await world.services.db.execute(sql`update seat set left_at = now(), left_by = user_id`);
  },
  MESSAGE_404: elsewhere(/(\/message_id\/)[^/]+/),
  "sendMessage MESSAGE_404": (_, ready) => send(ready, { reply_to: 99 }),
  "reportMessage MESSAGE_404": (_, ready) => send(ready, { target_id: randomUUID() }),
  HUDDLE_401_CREATE: rolesAre("{follower}"),
  HUDDLE_401_UPDATE: noGroup,
  HUDDLE_401_REQUEST: async (world, ready, callDirectly) => {
    await force(
      world,
      sql`update message set text = '', withdrawn_at = now(), withdrawn_by = 'somebody', withdrawn_as = 'author'`,
    );
    await rolesAre("{player}")(world, ready, callDirectly);
  },
  "startGroup HUDDLE_403_FULL": (world, ready) =>
    world.services.db.execute(sql`
      insert into huddle (team_id, id, kind) select ${inputOf(ready, "id")}::uuid, gen_random_uuid(), 'group'
      from generate_series(1, ${groupsOfTeam})`),
  "bringIn HUDDLE_403_FULL": (world, ready) =>
    force(
      world,
      sql`insert into seat (team_id, huddle_id, user_id, since_seq, seated_by)
        select ${inputOf(ready, "id")}::uuid, ${inputOf(ready, "huddle_id")}::uuid, 'nobody-' || n, 0, 'nobody-1'
        from generate_series(3, ${seatsOfGroup}) n`,
    ),
  HUDDLE_403_INACTIVE: allAreOver,
  "openEventHuddle HUDDLE_403_INACTIVE": (world) =>
    force(
      world,
      sql`update event set arrives_at = arrives_at - interval '30 days', starts_at = starts_at - interval '30 days',
        ends_at = ends_at - interval '30 days'`,
    ),
  COMMENT_403_MENTION: (_, ready) => {
    const stranger = randomUUID();
    return send(ready, { text: `@{${stranger}}?`, mentions: [stranger] });
  },
  MESSAGE_401_UPDATE: ofSomebodyElse,
  MESSAGE_401_DELETE: async (world, ready, callDirectly) => {
    await ofSomebodyElse(world, ready, callDirectly);
    await rolesAre("{player}")(world, ready, callDirectly);
  },
  MESSAGE_403_LATE: (world) =>
    force(world, sql`update message set made_at = made_at - interval '16 minutes'`),
  REACTION_401_CREATE: changed({ cheer: "fire" }),
  REACTION_404: again,
  REPORT_404: elsewhere(/(\/report_id\/)[^/]+/),
  "readReports REPORT_404": rolesAre("{player}"),
  REPORT_409_CONFLICT: async (_, ready, callDirectly) => {
    await callDirectly();
    sendHeaders(ready, { "idempotency-key": randomUUID() });
  },
  BLOCK_403_CIRCLE: async (world, ready) => {
    const { rows } = await world.services.db.execute<{ id: string }>(sql`select id from team`);
    const userId = inputOf(ready, "user_id");
    await addMember(world, String(rows[0]?.id), { userId, roles: ["coach"] });
  },
  "startGroup COLLABORATOR_404": (_, ready) => send(ready, { user_ids: [randomUUID()] }),
  "bringIn COLLABORATOR_404": (_, ready) => send(ready, { user_ids: [randomUUID()] }),
  "takeOut COLLABORATOR_404": elsewhere(/(\/user_id\/)[^/]+/),
  "foldPerson COLLABORATOR_404": elsewhere(/(\/user_id\/)[^/]+/),
  "unfoldPerson COLLABORATOR_404": elsewhere(/(\/user_id\/)[^/]+/),
  "sendMessage REQUEST_412_CHANGED": (_, ready) => send(ready, { huddle_version: 7 }),
  "startGroup REQUEST_422_REUSED": changed({ title: "Nets" }),
  "bringIn REQUEST_422_REUSED": changed({ user_ids: [randomUUID()] }),
  "sendMessage REQUEST_422_REUSED": changed({ text: "We left." }),
  "reportMessage REQUEST_422_REUSED": changed({ reason: "spam" }),
  "readHuddle REQUEST_400_INVALID": tooLong,
  "closeGroup REQUEST_400_INVALID": tooLong,
  "readReaders REQUEST_400_INVALID": tooLong,
  "takeOut REQUEST_400_INVALID": tooLong,
  "openEventHuddle REQUEST_400_INVALID": tooLong,
  "readMessages REQUEST_400_INVALID": (_, ready) => sendAs(ready, (url) => `${url}?before=1&after=1`),
  "takeMessageBack REQUEST_400_INVALID": tooLong,
  "readMessageVersions REQUEST_400_INVALID": tooLong,
  "readCheers REQUEST_400_INVALID": tooLong,
  "takeCheerBack REQUEST_400_INVALID": tooLong,
  "readReports REQUEST_400_INVALID": tooLong,
  "foldPerson REQUEST_400_INVALID": tooLong,
  "unfoldPerson REQUEST_400_INVALID": tooLong,
};
