import type { Change, ChangeOutcome, ReadOutcome } from "../../../domain/base/collection";
import type { SaveOutcome } from "../../../domain/base/saved-form";
import type { Child } from "../../../domain/family/child-form";
import {
  type EndingInput,
  type EndingOutcome,
  type FamilyLine,
  photoTextVersion,
  type QuickChange,
} from "../../../domain/family/family";
import { decideCircleRequest } from "../../api/calls/decide-circle-request";
import { deleteChild } from "../../api/calls/delete-child";
import { endFollowing as endFollowingCall } from "../../api/calls/end-following";
import { endGuardianship as endGuardianshipCall } from "../../api/calls/end-guardianship";
import { readChild as readChildCall } from "../../api/calls/read-child";
import { readFamily as readFamilyCall } from "../../api/calls/read-family";
import { requestGuardianRemoval } from "../../api/calls/request-guardian-removal";
import { restoreChild as restoreChildCall } from "../../api/calls/restore-child";
import { setPhotoConsent } from "../../api/calls/set-photo-consent";
import { stopGuardianRemoval } from "../../api/calls/stop-guardian-removal";
import { updateChild } from "../../api/calls/update-child";
import type { Client } from "../../api/client";
import { refused } from "../base/collection.effects";
import { effect } from "../base/effect.effects";
import { failedOutcome } from "../base/outcome";
import { asTag, saveOutcome, unsavedOutcome } from "../base/saved-form.effects";
import { sendTagged } from "../base/tagged.effects";

type Wanted = { input: { tag: string | null; after: string | null }; signal: AbortSignal };

/** Fills the actors of the family's list, which comes in one reply. */
export const familyListActors = (client: Client) => ({
  read: effect(({ input: { tag }, signal }: Wanted) => readFamily(client, tag, signal)),
  change: effect(({ input }: { input: Change<FamilyLine> }) => restoreChild(client, input.id)),
});

async function restoreChild(client: Client, id: string): Promise<ChangeOutcome<FamilyLine>> {
  const restored = await client.send(restoreChildCall, { path: { id } });
  return restored.kind === "ok" ? { kind: "accepted", item: restored.value } : refused(restored);
}

async function readFamily(
  client: Client,
  tag: string | null,
  signal: AbortSignal,
): Promise<ReadOutcome<FamilyLine>> {
  const { result, tag: newTag } = await sendTagged(client, readFamilyCall, { tag, signal });
  if (result.kind === "ok") {
    const { children, following, taken_down = [] } = result.value;
    const down = taken_down.map((profile) => ({ ...profile, teams: [] }));
    return { kind: "listed", items: [...children, ...following, ...down], nextAfter: null, tag: newTag };
  }
  return result.kind === "problem" && result.status === 304 ? { kind: "unchanged" } : refused(result);
}

/** Sends a change that was made by one press. */
export async function changeChild(client: Client, change: QuickChange): Promise<SaveOutcome<Child>> {
  const { id, version } = change.child;
  switch (change.kind) {
    case "shownAs": {
      const changed = await client.send(updateChild, {
        path: { id },
        header: { "If-Match": asTag(version) },
        body: { shown_as: change.shownAs },
      });
      const outcome = await saveOutcome(changed, () => readChild(client, id));
      // Somebody else made the same change.
      return outcome.kind === "differs" && outcome.theirs.shown_as === change.shownAs
        ? { kind: "saved", saved: outcome.theirs }
        : outcome;
    }
    case "photos": {
      const set = await client.send(setPhotoConsent, {
        path: { id },
        body: { allowed: change.isAllowed, text_version: photoTextVersion },
      });
      return set.kind === "ok" ? { kind: "saved", saved: set.value } : failedOutcome(set);
    }
    case "request": {
      const decided = await client.send(decideCircleRequest, {
        path: { id, request_id: change.request.request_id },
        body: { decision: change.decision },
      });
      return decided.kind === "ok" ? { kind: "saved", saved: decided.value } : failedOutcome(decided);
    }
    case "stopRemoval": {
      const stopped = await client.send(stopGuardianRemoval, {
        path: { id, request_id: change.removal.request_id },
      });
      return stopped.kind === "ok" ? { kind: "saved", saved: stopped.value } : failedOutcome(stopped);
    }
  }
}

/** Ends a guardianship, a following or a profile, as asked. */
export async function endInFamily(client: Client, { userId, ending }: EndingInput): Promise<EndingOutcome> {
  const { id, version } = ending.child;
  switch (ending.kind) {
    case "takeBack":
      return endGuardianship(client, id, ending.person.user_id);
    case "requestRemoval": {
      const asked = await client.send(requestGuardianRemoval, {
        path: { id, user_id: ending.person.user_id },
      });
      return asked.kind === "ok" ? { kind: "requested", saved: asked.value } : failedOutcome(asked);
    }
    case "leave":
      return endGuardianship(client, id, userId);
    case "endFollowing":
      return endFollowing(client, id, ending.person.user_id);
    case "unfollow":
      return endFollowing(client, id, userId);
    case "delete": {
      const deleted = await client.send(deleteChild, {
        path: { id },
        header: { "If-Match": asTag(version) },
      });
      return deleted.kind === "ok"
        ? { kind: "ended", userIds: [] }
        : unsavedOutcome(deleted, () => readChild(client, id));
    }
  }
}

const readChild = (client: Client, id: string) => client.send(readChildCall, { path: { id } });

async function endGuardianship(client: Client, id: string, userId: string): Promise<EndingOutcome> {
  const ended = await client.send(endGuardianshipCall, { path: { id, user_id: userId } });
  return ended.kind === "ok" ? { kind: "ended", userIds: ended.value.ended } : failedOutcome(ended);
}

async function endFollowing(client: Client, id: string, userId: string): Promise<EndingOutcome> {
  const ended = await client.send(endFollowingCall, { path: { id, user_id: userId } });
  return ended.kind === "ok" ? { kind: "ended", userIds: [userId] } : failedOutcome(ended);
}
