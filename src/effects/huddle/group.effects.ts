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
import type { Client } from "../../api/client";
import { textOf } from "../../api/error-handler";
import { readCheers as readCheersShape } from "../../api/shapes/cheers";
import {
  bringIn as bringInShape,
  openEventHuddle as openEventHuddleShape,
  renameGroup as renameGroupShape,
  startGroup as startGroupShape,
} from "../../api/shapes/huddle";
import { readHuddles as readHuddlesShape } from "../../api/shapes/huddles";
import { readMessageVersions } from "../../api/shapes/message-versions";
import { readReaders as readReadersShape } from "../../api/shapes/readers";
import { asTag, saveOutcome } from "../base/saved-form.effects";
import { huddlePath, readHuddle } from "./thread.effects";

export async function readReaders(client: Client, key: HuddleKey, to?: "pick"): Promise<ReadersOutcome> {
  const result = await client.quietly(readReadersShape, (http, init) =>
    http.GET("/team/team_id/{id}/huddle/huddle_id/{huddle_id}/reader", {
      ...init,
      params: { path: huddlePath(key), ...(to && { query: { to } }) },
    }),
  );
  if (result.kind !== "ok") return { kind: "failed" };
  const people = new Map(result.value.people.map((person) => [person.user_id, person]));
  const readers = result.value.readers.flatMap((reader) => {
    const person = people.get(reader.user_id);
    return person ? [{ ...reader, person }] : [];
  });
  return { kind: "known", readers };
}

/**
 * Whom the person can bring together: the readers of the team's grown-ups' huddle, without those who are folded away by either side and those
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
  const result = await client.quietly(readHuddlesShape, (http, init) => http.GET("/huddle", init));
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
      ? await client.quietly(bringInShape, (http, init) =>
          http.POST("/team/team_id/{id}/huddle/huddle_id/{huddle_id}/seat", {
            ...init,
            params: { path: { id: teamId, huddle_id: into.id }, header },
            body,
          }),
        )
      : await client.quietly(startGroupShape, (http, init) =>
          http.POST("/team/team_id/{id}/huddle", {
            ...init,
            params: { path: { id: teamId }, header },
            body,
          }),
        );
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
  const result = await client.quietly(renameGroupShape, (http, init) =>
    http.PATCH("/team/team_id/{id}/huddle/huddle_id/{huddle_id}", {
      ...init,
      params: { path: huddlePath(key), header: { "If-Match": asTag(saved.version) } },
      body: form,
    }),
  );
  if (result.kind === "problem" && result.fields.some(({ rule }) => rule === "reserved"))
    return { kind: "refused", text: titleReserved };
  return saveOutcome(result, () => readHuddle(client, key));
}

export async function openEventHuddle(
  client: Client,
  { teamId, eventId }: { teamId: string; eventId: string },
): Promise<StartOutcome> {
  const result = await client.quietly(openEventHuddleShape, (http, init) =>
    http.PUT("/team/team_id/{id}/event/event_id/{event_id}/huddle", {
      ...init,
      params: { path: { id: teamId, event_id: eventId } },
    }),
  );
  return result.kind === "ok"
    ? { kind: "started", huddle: result.value }
    : { kind: "refused", text: textOf(result) };
}

export async function readVersions(
  client: Client,
  { messageId, ...key }: HuddleKey & { messageId: string },
): Promise<VersionsOutcome> {
  const result = await client.quietly(readMessageVersions, (http, init) =>
    http.GET("/team/team_id/{id}/huddle/huddle_id/{huddle_id}/message/message_id/{message_id}/version", {
      ...init,
      params: { path: { ...huddlePath(key), message_id: messageId } },
    }),
  );
  return result.kind === "ok"
    ? { kind: "known", value: result.value.versions }
    : { kind: "refused", text: textOf(result) };
}

export async function readCheers(
  client: Client,
  { messageId, ...key }: HuddleKey & { messageId: string },
): Promise<CheersOutcome> {
  const result = await client.quietly(readCheersShape, (http, init) =>
    http.GET("/team/team_id/{id}/huddle/huddle_id/{huddle_id}/message/message_id/{message_id}/reaction", {
      ...init,
      params: { path: { ...huddlePath(key), message_id: messageId } },
    }),
  );
  if (result.kind !== "ok") return { kind: "refused", text: textOf(result) };
  const people = new Map(result.value.people.map((person) => [person.user_id, person]));
  const value = byCheer(result.value.cheers).map(({ user_id: userId, cheer }) => ({
    userId,
    cheer,
    person: people.get(userId) ?? null,
  }));
  return { kind: "known", value };
}
