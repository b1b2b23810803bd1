import type { Change, ChangeOutcome, ReadOutcome } from "../../../domain/base/collection";
import type { SaveOutcome } from "../../../domain/base/saved-form";
import type { Child } from "../../../domain/family/child-form";
import {
  type ChildWish,
  type EndingInput,
  type EndingOutcome,
  type FamilyLine,
  photoTextVersion,
} from "../../../domain/family/family";
import type { Client } from "../../api/client";
import {
  decideCircleRequest as decideShape,
  setPhotoConsent as photoConsentShape,
  readChild as readChildShape,
  restoreChild as restoreChildShape,
  updateChild as updateChildShape,
} from "../../api/shapes/child";
import { deleteChild as deleteChildShape } from "../../api/shapes/child-deletion";
import { endFollowing as endFollowingShape } from "../../api/shapes/ending";
import { endGuardianship as endGuardianshipShape } from "../../api/shapes/endings";
import { readFamily as readFamilyShape } from "../../api/shapes/family";
import { refused } from "../base/collection.effects";
import { effect } from "../base/effect.effects";
import { failedOutcome } from "../base/outcome";
import { asTag, saveOutcome, unsavedOutcome } from "../base/saved-form.effects";

type Wanted = { input: { tag: string | null; after: string | null }; signal: AbortSignal };

/** Fills the actors of the family's list, which comes in one reply. */
export const familyListActors = (client: Client) => ({
  read: effect(({ input: { tag }, signal }: Wanted) => readFamily(client, tag, signal)),
  change: effect(({ input }: { input: Change<FamilyLine> }) => restoreChild(client, input.id)),
});

async function restoreChild(client: Client, id: string): Promise<ChangeOutcome<FamilyLine>> {
  const restored = await client.quietly(restoreChildShape, (http, init) =>
    http.POST("/child/child_id/{id}/restore", { ...init, params: { path: { id } } }),
  );
  return restored.kind === "ok" ? { kind: "accepted", item: restored.value } : refused(restored);
}

async function readFamily(
  client: Client,
  tag: string | null,
  signal: AbortSignal,
): Promise<ReadOutcome<FamilyLine>> {
  let newTag: string | null = null;
  const result = await client.quietly(
    readFamilyShape,
    async (http, init) => {
      const reply = await http.GET("/user/me/family", {
        ...init,
        params: { header: tag === null ? {} : { "If-None-Match": tag } },
      });
      newTag = reply.response.headers.get("etag");
      return reply;
    },
    signal,
  );
  if (result.kind === "ok") {
    const { children, following, taken_down = [] } = result.value;
    const down = taken_down.map((profile) => ({ ...profile, teams: [] }));
    return { kind: "listed", items: [...children, ...following, ...down], nextAfter: null, tag: newTag };
  }
  return result.kind === "problem" && result.status === 304 ? { kind: "unchanged" } : refused(result);
}

/** Sends a change that was made by one press. */
export async function changeChild(client: Client, wish: ChildWish): Promise<SaveOutcome<Child>> {
  const { id, version } = wish.child;
  switch (wish.kind) {
    case "shownAs": {
      const changed = await client.quietly(updateChildShape, (http, init) =>
        http.PATCH("/child/child_id/{id}", {
          ...init,
          params: { path: { id }, header: { "If-Match": asTag(version) } },
          body: { shown_as: wish.shownAs },
        }),
      );
      const outcome = await saveOutcome(changed, () => readChild(client, id));
      // Somebody else made the same change.
      return outcome.kind === "differs" && outcome.theirs.shown_as === wish.shownAs
        ? { kind: "saved", saved: outcome.theirs }
        : outcome;
    }
    case "photos": {
      const set = await client.quietly(photoConsentShape, (http, init) =>
        http.PUT("/child/child_id/{id}/photo_consent", {
          ...init,
          params: { path: { id } },
          body: { allowed: wish.isAllowed, text_version: photoTextVersion },
        }),
      );
      return set.kind === "ok" ? { kind: "saved", saved: set.value } : failedOutcome(set);
    }
    case "request": {
      const decided = await client.quietly(decideShape, (http, init) =>
        http.POST("/child/child_id/{id}/circle_request/request_id/{request_id}/decide", {
          ...init,
          params: { path: { id, request_id: wish.request.request_id } },
          body: { decision: wish.decision },
        }),
      );
      return decided.kind === "ok" ? { kind: "saved", saved: decided.value } : failedOutcome(decided);
    }
  }
}

/** Ends a guardianship, a following or a profile, as asked. */
export async function endInFamily(client: Client, { userId, ending }: EndingInput): Promise<EndingOutcome> {
  const { id, version } = ending.child;
  switch (ending.kind) {
    case "takeBack":
      return endGuardianship(client, id, ending.person.user_id);
    case "leave":
      return endGuardianship(client, id, userId);
    case "endFollowing":
      return endFollowing(client, id, ending.person.user_id);
    case "unfollow":
      return endFollowing(client, id, userId);
    case "delete": {
      const deleted = await client.quietly(deleteChildShape, (http, init) =>
        http.DELETE("/child/child_id/{id}", {
          ...init,
          params: { path: { id }, header: { "If-Match": asTag(version) } },
        }),
      );
      return deleted.kind === "ok"
        ? { kind: "ended", userIds: [] }
        : unsavedOutcome(deleted, () => readChild(client, id));
    }
  }
}

const readChild = (client: Client, id: string) =>
  client.quietly(readChildShape, (http, init) =>
    http.GET("/child/child_id/{id}", { ...init, params: { path: { id } } }),
  );

async function endGuardianship(client: Client, id: string, userId: string): Promise<EndingOutcome> {
  const ended = await client.quietly(endGuardianshipShape, (http, init) =>
    http.DELETE("/child/child_id/{id}/guardian/user_id/{user_id}", {
      ...init,
      params: { path: { id, user_id: userId } },
    }),
  );
  return ended.kind === "ok" ? { kind: "ended", userIds: ended.value.ended } : failedOutcome(ended);
}

async function endFollowing(client: Client, id: string, userId: string): Promise<EndingOutcome> {
  const ended = await client.quietly(endFollowingShape, (http, init) =>
    http.DELETE("/child/child_id/{id}/follower/user_id/{user_id}", {
      ...init,
      params: { path: { id, user_id: userId } },
    }),
  );
  return ended.kind === "ok" ? { kind: "ended", userIds: [userId] } : failedOutcome(ended);
}
