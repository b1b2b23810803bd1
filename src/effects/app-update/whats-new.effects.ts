import type { User } from "../../../domain/account/user";
import type { NotesOutcome, NotesReadOutcome } from "../../../domain/app-update/release-notes";
import { markReleaseNotesRead } from "../../api/calls/mark-release-notes-read";
import { readReleaseNotes } from "../../api/calls/read-release-notes";
import type { Client } from "../../api/client";
import { failedOutcome } from "../base/outcome";

export async function readNotes(client: Client, signal: AbortSignal): Promise<NotesOutcome> {
  const result = await client.send(readReleaseNotes, {}, { signal });
  return result.kind === "ok" ? { kind: "read", notes: result.value.notes } : { kind: "failed" };
}

export async function markNotesRead(
  client: Client,
  { me, released_on }: { me: User; released_on: string },
): Promise<NotesReadOutcome> {
  const result = await client.send(markReleaseNotesRead, { path: { id: me.id }, body: { released_on } });
  return result.kind === "ok" ? { kind: "saved", me: result.value } : failedOutcome(result);
}
