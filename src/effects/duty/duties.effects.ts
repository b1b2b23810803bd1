import type { Result } from "../../../domain/base/result";
import type {
  BookOutcome,
  DutyAction,
  DutyActionOutcome,
  DutyBook,
  DutyForm,
} from "../../../domain/duty/duty-book";
import { addDuty } from "../../api/calls/add-duty";
import { changeDuty } from "../../api/calls/change-duty";
import { chooseDuties } from "../../api/calls/choose-duties";
import { endDuty } from "../../api/calls/end-duty";
import { readDuties } from "../../api/calls/read-duties";
import { shareDuty } from "../../api/calls/share-duty";
import { undoShare } from "../../api/calls/undo-share";
import type { Client } from "../../api/client";
import { asTag, saveOutcome } from "../base/saved-form.effects";
import { readTagged } from "../base/tagged.effects";

export async function readBook(
  client: Client,
  { teamId, tag, signal }: { teamId: string; tag: string | null; signal: AbortSignal },
): Promise<BookOutcome> {
  const outcome = await readTagged(client, readDuties, { tag, signal }, { path: { id: teamId } });
  return outcome.kind === "read" ? { kind: "read", book: outcome.value, tag: outcome.tag } : outcome;
}

export const actOnDuties = async (
  client: Client,
  teamId: string,
  given: { action: DutyAction; key: string },
): Promise<DutyActionOutcome> =>
  saveOutcome(await send(client, teamId, given), () => client.send(readDuties, { path: { id: teamId } }));

function send(
  client: Client,
  id: string,
  { action, key }: { action: DutyAction; key: string },
): Promise<Result<DutyBook>> {
  const header = { "Idempotency-Key": key };
  switch (action.kind) {
    case "add":
      return client.send(addDuty, { path: { id }, header, body: { ...bodyOf(action.form) } });
    case "change":
      return client.send(changeDuty, {
        path: { id, duty_id: action.duty.id },
        header: { "If-Match": asTag(action.duty.version) },
        body: bodyOf(action.form),
      });
    case "end":
      return client.send(endDuty, {
        path: { id, duty_id: action.duty.id },
        header: { "If-Match": asTag(action.duty.version) },
      });
    case "share":
      return client.send(shareDuty, {
        path: { id },
        header,
        body: { duty_id: action.dutyId, plan_tag: action.tag },
      });
    case "undo":
      return client.send(undoShare, { path: { id } });
    case "choose":
      return client.send(chooseDuties, {
        path: { id, membership_id: action.membershipId },
        body: { duty_ids: [...action.dutyIds] },
      });
  }
}

const bodyOf = ({ name, sign, families, kinds, side, isForAll, sparesStaff }: DutyForm) => ({
  name,
  sign,
  families,
  kinds: [...kinds],
  side,
  is_for_all: isForAll,
  spares_staff: sparesStaff,
});
