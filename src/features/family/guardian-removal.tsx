import { useSelector } from "@xstate/react";
import type { Guardian } from "../../../domain/family/family";
import { firstNameOf } from "../../../domain/family/family-texts";
import { ownRemovalTexts } from "../../../domain/family/own-removal-texts";
import { removalTexts } from "../../../domain/family/removal-texts";
import { selectChanges } from "../../../machines/family/quick-changes.machine";
import { Button } from "../../ui/base/button";
import { InlineNotice } from "../../ui/base/inline-notice";
import { showDate } from "../../ui/dates/show-date";
import type { OfQuickChanges } from "./of-child";

/** Another guardian asked to end the person's own access to the child. */
export function OwnRemoval({ changes, child }: OfQuickChanges) {
  const me = child.guardians?.find(({ is_me: isMe }) => isMe);
  if (!me?.removal) return null;
  const { requested_by_name: asker, ends_at: endsAt } = me.removal;
  return (
    <InlineNotice
      tone="needs-you"
      title={removalTexts.askedOn(firstNameOf(asker), child.first_name ?? "your player", showDate(endsAt))}
      actions={<StopRemoval changes={changes} child={child} guardian={me} decision="objected" />}
    >
      {removalTexts.nothingYet}
    </InlineNotice>
  );
}

type StopRemovalProps = OfQuickChanges & { guardian: Guardian; decision: "objected" | "cancelled" };

export function StopRemoval({ changes, child, guardian, decision }: StopRemovalProps) {
  const pressed = useSelector(changes, selectChanges);
  const { removal, name } = guardian;
  if (!removal) return null;
  const isBusy = pressed.some(
    (change) => change.kind === "stopRemoval" && change.removal.request_id === removal.request_id,
  );
  return (
    <Button
      kind={decision === "objected" ? "primary" : "secondary"}
      isBusy={isBusy}
      onClick={() =>
        changes.send({
          type: "quick-change.pressed",
          change: {
            kind: "stopRemoval",
            child,
            decision,
            removal: { ...removal, firstName: firstNameOf(name) },
          },
        })
      }
    >
      {decision === "objected" ? ownRemovalTexts.object : removalTexts.cancel}
    </Button>
  );
}
