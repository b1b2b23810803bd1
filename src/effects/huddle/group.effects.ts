import type { SaveInput, SaveOutcome } from "../../../domain/base/saved-form";
import { byCheer } from "../../../domain/huddle/cheers";
import type { Huddle } from "../../../domain/huddle/huddle";
import { notTogether, titleReserved } from "../../../domain/huddle/huddle-texts";
import type {
  CheersOutcome,
  HuddleKey,
  ReadersOutcome,
  StartOutcome,
  VersionsOutcome,
} from "../../../domain/huddle/talk-outcomes";
import { bringIn } from "../../api/calls/bring-in";
import { openEventHuddle as openEventHuddleCall } from "../../api/calls/open-event-huddle";
import { readCheers as readCheersCall } from "../../api/calls/read-cheers";
import { readHuddles } from "../../api/calls/read-huddles";
import { readMessageVersions } from "../../api/calls/read-message-versions";
import { readReaders as readReadersCall } from "../../api/calls/read-readers";
import { renameGroup as renameGroupCall } from "../../api/calls/rename-group";
import { startGroup } from "../../api/calls/start-group";
import type { Client } from "../../api/client";
import { textOf } from "../../api/error-handler";
import { asTag, saveOutcome } from "../base/saved-form.effects";
import { huddlePath, readHuddle } from "./thread.effects";

export async function readReaders(client: Client, key: HuddleKey, to?: "pick"): Promise<ReadersOutcome> {
  const result = await client.send(readReadersCall, { path: huddlePath(key), ...(to && { query: { to } }) });
  if (result.kind !== "ok") return { kind: "failed" };
  const people = new Map(result.value.people.map((person) => [person.user_id, person]));
  const readers = result.value.readers.flatMap((reader) => {
    const person = people.get(reader.user_id);
    return person ? [{ ...reader, person }] : [];
  });
  return { kind: "known", readers };
}

/**
 * Whom the person can bring together: the readers of the team's grown-ups' huddle, without those who are blocked by either side and those
 * who sit in the group already. For a group, the team's huddle is found in the list.
 */
export async function readPickable(
  client: Client,
  { circle, into }: { circle: HuddleKey; into: Huddle | null },
): Promise<ReadersOutcome> {
  const [all, seated] = await Promise.all([
    into ? readTeamReaders(client, circle.teamId) : readReaders(client, circle, "pick"),
    into ? readReaders(client, circle) : { kind: "known" as const, readers: [] },
  ]);
  if (all.kind !== "known" || seated.kind !== "known") return { kind: "failed" };
  const without = new Set(seated.readers.map(({ user_id: id }) => id));
  return { kind: "known", readers: all.readers.filter(({ user_id: id }) => !without.has(id)) };
}

async function readTeamReaders(client: Client, teamId: string): Promise<ReadersOutcome> {
  const result = await client.send(readHuddles);
  const team =
    result.kind === "ok" &&
    result.value.huddles.find(({ team_id: id, kind }) => id === teamId && kind === "team");
  return team ? readReaders(client, { teamId, huddleId: team.id }, "pick") : { kind: "failed" };
}

/** Starts a group or brings people into one. The same people again are the same try, with the same key. */
export function groupStarter(client: Client, newKey: () => string) {
  let last = { what: "", key: "" };
  return async ({
    teamId,
    into,
    userIds,
  }: {
    teamId: string;
    into: Huddle | null;
    userIds: readonly string[];
  }): Promise<StartOutcome> => {
    const what = JSON.stringify([teamId, into?.id, userIds]);
    if (last.what !== what) last = { what, key: newKey() };
    const header = { "Idempotency-Key": last.key };
    const body = { user_ids: [...userIds] };
    const result = into
      ? await client.send(bringIn, { path: { id: teamId, huddle_id: into.id }, header, body })
      : await client.send(startGroup, { path: { id: teamId }, header, body });
    if (result.kind === "ok") return { kind: "started", huddle: result.value };
    const isKeptOut = result.kind === "problem" && result.messageCode === "COLLABORATOR_404";
    return { kind: "refused", text: isKeptOut ? notTogether : textOf(result) };
  };
}

export async function renameGroup(
  client: Client,
  { form, saved }: SaveInput<{ title: string | null }, Huddle>,
): Promise<SaveOutcome<Huddle>> {
  if (saved === null) throw new Error("A group is renamed, not made");
  const key = { teamId: saved.team_id, huddleId: saved.id };
  const result = await client.send(renameGroupCall, {
    path: huddlePath(key),
    header: { "If-Match": asTag(saved.version) },
    body: form,
  });
  if (result.kind === "problem" && result.fields.some(({ rule }) => rule === "reserved"))
    return { kind: "refused", text: titleReserved };
  return saveOutcome(result, () => readHuddle(client, key));
}

export async function openEventHuddle(
  client: Client,
  { teamId, eventId }: { teamId: string; eventId: string },
): Promise<StartOutcome> {
  const result = await client.send(openEventHuddleCall, { path: { id: teamId, event_id: eventId } });
  return result.kind === "ok"
    ? { kind: "started", huddle: result.value }
    : { kind: "refused", text: textOf(result) };
}

export async function readVersions(
  client: Client,
  { messageId, ...key }: HuddleKey & { messageId: string },
): Promise<VersionsOutcome> {
  const result = await client.send(readMessageVersions, {
    path: { ...huddlePath(key), message_id: messageId },
  });
  return result.kind === "ok"
    ? { kind: "known", value: result.value.versions }
    : { kind: "refused", text: textOf(result) };
}

export async function readCheers(
  client: Client,
  { messageId, ...key }: HuddleKey & { messageId: string },
): Promise<CheersOutcome> {
  const result = await client.send(readCheersCall, { path: { ...huddlePath(key), message_id: messageId } });
  if (result.kind !== "ok") return { kind: "refused", text: textOf(result) };
  const people = new Map(result.value.people.map((person) => [person.user_id, person]));
  const value = byCheer(result.value.cheers).map(({ user_id: userId, cheer }) => ({
    userId,
    cheer,
    person: people.get(userId) ?? null,
  }));
  return { kind: "known", value };
}
