import type { Problem, Unreachable } from "../../../domain/base/result";
import type {
  HuddleKey,
  OpenOutcome,
  PageOutcome,
  PageTarget,
  ReadPositionOutcome,
} from "../../../domain/huddle/talk-outcomes";
import { moveMarker as moveMarkerCall } from "../../api/calls/move-marker";
import { readHuddle as readHuddleCall } from "../../api/calls/read-huddle";
import { readMessages } from "../../api/calls/read-messages";
import type { Client } from "../../api/client";
import { textOf } from "../../api/error-handler";

export const huddlePath = ({ teamId, huddleId }: HuddleKey) => ({ id: teamId, huddle_id: huddleId });

export const readHuddle = (client: Client, key: HuddleKey, signal?: AbortSignal) =>
  client.send(readHuddleCall, { path: huddlePath(key) }, { signal });

type Query = { before?: string; after?: string; around?: string; changed_since?: string };

const readThread = (client: Client, key: HuddleKey, query: Query, signal: AbortSignal) =>
  client.send(readMessages, { path: huddlePath(key), query }, { signal });

/** The huddle with its newest messages; around the first unread one, if that is further up. */
export async function readOpened(
  client: Client,
  { around, ...key }: HuddleKey & { around: number | null },
  signal: AbortSignal,
): Promise<OpenOutcome> {
  const [huddle, page] = await Promise.all([
    readHuddle(client, key, signal),
    readThread(client, key, around === null ? {} : { around: String(around) }, signal),
  ]);
  if (huddle.kind !== "ok") return failed(huddle);
  if (page.kind !== "ok") return failed(page);
  const thread = page.value;
  const first = thread.messages[0]?.seq ?? 0;
  const isUnreadAbove = around === null && thread.read_seq > 0 && thread.read_seq + 1 < first;
  if (!isUnreadAbove)
    return { kind: "read", huddle: huddle.value, thread, start: around === null ? "newest" : "around" };
  const unread = await readThread(client, key, { around: String(thread.read_seq + 1) }, signal);
  return unread.kind === "ok"
    ? { kind: "read", huddle: huddle.value, thread: unread.value, start: "around" }
    : failed(unread);
}

/** A page, or what changed: with it the huddle, if something did. */
export async function readThreadPage(
  client: Client,
  { target, ...key }: HuddleKey & { target: PageTarget },
  signal: AbortSignal,
): Promise<PageOutcome> {
  const page = await readThread(client, key, queryOf(target), signal);
  if (page.kind !== "ok") return failed(page);
  const isSame = !("changedSince" in target) || (!target.isFresh && page.value.as_of === target.changedSince);
  if (isSame) return { kind: "read", thread: page.value };
  const huddle = await readHuddle(client, key, signal);
  return huddle.kind === "ok" ? { kind: "read", thread: page.value, huddle: huddle.value } : failed(huddle);
}

function queryOf(target: PageTarget): Query {
  if ("before" in target) return { before: String(target.before) };
  if ("after" in target) return { after: String(target.after) };
  if ("around" in target) return { around: String(target.around) };
  return "changedSince" in target ? { changed_since: String(target.changedSince) } : {};
}

export async function moveMarker(
  client: Client,
  { seq, ...key }: HuddleKey & { seq: number },
): Promise<ReadPositionOutcome> {
  const result = await client.send(moveMarkerCall, { path: huddlePath(key), body: { read_seq: seq } });
  return result.kind === "ok" ? { kind: "moved", pings: result.value } : { kind: "failed" };
}

/** Without access the huddle is gone, whatever the reason. */
const failed = (failure: Problem | Unreachable) =>
  failure.kind === "problem" && failure.status === 404
    ? ({ kind: "gone" } as const)
    : ({ kind: "refused", text: textOf(failure) } as const);
