import { useSelector } from "@xstate/react";
import { linkMakerLeftText } from "../../../domain/family/circle-link";
import { type CircleRequest, isSameMatter, type QuickChange } from "../../../domain/family/family";
import { familyTexts } from "../../../domain/family/family-texts";
import { selectChanges } from "../../../machines/family/quick-changes.machine";
import { Button } from "../../ui/base/button";
import { InlineNotice } from "../../ui/base/inline-notice";
import type { OfQuickChanges } from "./of-child";

type Decision = Extract<QuickChange, { kind: "request" }>["decision"];

/** Requests to join the child's circle. */
export function CircleRequests({ changes, child, of }: OfQuickChanges & { of: readonly CircleRequest[] }) {
  const pressed = useSelector(changes, selectChanges);
  return of.map((request) => {
    const changeOf = (decision: Decision) => ({ kind: "request" as const, child, request, decision });
    const pressedChange = pressed.find((change) => isSameMatter(change, changeOf("approved")));
    const decided = pressedChange?.kind === "request" ? pressedChange.decision : null;
    const decide = (decision: Decision) =>
      changes.send({ type: "quick-change.pressed", change: changeOf(decision) });
    const isGuardian = request.wish === "guardian";
    return (
      <InlineNotice
        key={request.request_id}
        tone="needs-you"
        title={(isGuardian ? familyTexts.asksToGuard : familyTexts.asksToFollow)(request.name, child)}
        actions={
          <>
            <Button
              isBusy={decided === "approved"}
              aria-disabled={decided !== null}
              aria-label={`${familyTexts.thatsThem}: ${request.name}`}
              onClick={() => decide("approved")}
            >
              {familyTexts.thatsThem}
            </Button>
            <Button
              kind="secondary"
              isBusy={decided === "declined"}
              aria-disabled={decided !== null}
              aria-label={`${familyTexts.no}: ${request.name}`}
              onClick={() => decide("declined")}
            >
              {familyTexts.no}
            </Button>
          </>
        }
      >
        {request.has_link_maker_left && `${linkMakerLeftText} `}
        {isGuardian ? familyTexts.guardianSees : familyTexts.followerSees}
      </InlineNotice>
    );
  });
}
