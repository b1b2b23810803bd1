import type { Change, ChangeOutcome } from "../../../domain/base/collection";
import type { FoldedPerson, ReportOutcome, ReportWish } from "../../../domain/report/report";
import type { Client } from "../../api/client";
import {
  foldPerson as foldPersonShape,
  readFoldedPeople as readFoldedPeopleShape,
  unfoldPerson as unfoldPersonShape,
} from "../../api/shapes/folded-people";
import { reportMessage as reportMessageShape } from "../../api/shapes/reported";
import { readPage, refused } from "../base/collection.effects";
import { effect } from "../base/effect.effects";
import { failedOutcome } from "../base/outcome";

/** Sends reports. The same report again is the same try, with the same key. */
export function reportSender(client: Client, newKey: () => string) {
  let last = { what: "", key: "" };
  return async (wish: ReportWish): Promise<ReportOutcome> => {
    const what = JSON.stringify(wish);
    if (last.what !== what) last = { what, key: newKey() };
    const note = wish.note.trim();
    const result = await client.quietly(reportMessageShape, (http, init) =>
      http.POST("/team/team_id/{id}/report", {
        ...init,
        params: { path: { id: wish.teamId }, header: { "Idempotency-Key": last.key } },
        body: {
          target_id: wish.messageId,
          reason: wish.reason,
          ...(note !== "" && { note }),
          ...(wish.notToStaff && { not_to_staff: true }),
        },
      }),
    );
    return result.kind === "ok" ? { kind: "reported" } : failedOutcome(result);
  };
}

export const foldPerson = (client: Client, userId: string) =>
  client.quietly(foldPersonShape, (http, init) =>
    http.PUT("/user/me/block/user_id/{user_id}", { ...init, params: { path: { user_id: userId } } }),
  );

/** Ids of the folded people; none if they cannot be read. */
export async function readFoldedIds(client: Client): Promise<readonly string[]> {
  const result = await client.quietly(readFoldedPeopleShape, (http, init) =>
    http.GET("/user/me/block", init),
  );
  return result.kind === "ok" ? result.value.people.map(({ user_id: id }) => id) : [];
}

/** Fills the actors of the list of folded people, which comes in one reply. */
export const foldedPeopleActors = (client: Client) => ({
  read: effect(
    ({ input, signal }: { input: { tag: string | null; after: string | null }; signal: AbortSignal }) =>
      readPage<FoldedPerson>(client, { ...input, signal, shape: peopleShape }, async (http, init) => {
        const { params, ...rest } = init;
        const { data, error, response } = await http.GET("/user/me/block", {
          ...rest,
          params: { header: params.header },
        });
        if (!data) return { error, response };
        const items = data.people.map(({ user_id: id, name, avatar }) => ({ id, name, avatar }));
        return { data: { items, next_after: null }, response };
      }),
  ),
  change: effect(({ input }: { input: Change<FoldedPerson> }) => unfold(client, input.id)),
});

const peopleShape = {
  items: [{ id: "string", name: "string", "avatar?": "string" }],
  "next_after?": "string",
} as const;

/** Somebody who is not folded any more counts as unfolded. */
async function unfold(client: Client, userId: string): Promise<ChangeOutcome<FoldedPerson>> {
  const result = await client.quietly(unfoldPersonShape, (http, init) =>
    http.DELETE("/user/me/block/user_id/{user_id}", { ...init, params: { path: { user_id: userId } } }),
  );
  const isGone = result.kind === "problem" && result.messageCode === "COLLABORATOR_404";
  return result.kind === "ok" || isGone ? { kind: "accepted", item: null } : refused(result);
}
