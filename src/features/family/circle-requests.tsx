import { useSelector } from "@xstate/react";
import { linkMakerLeftText } from "../../../domain/family/circle-link";
import { type ChildWish, type CircleRequest, isSameMatter } from "../../../domain/family/family";
import { familyTexts } from "../../../domain/family/family-texts";
import { selectWishes } from "../../../machines/family/child-wishes.machine";
import { Button } from "../../ui/base/button";
import { InlineNotice } from "../../ui/base/inline-notice";
import type { OfWishes } from "./of-child";

type Decision = Extract<ChildWish, { kind: "request" }>["decision"];

/** Requests to join the child's circle. */
export function CircleRequests({ wishes, child, of }: OfWishes & { of: readonly CircleRequest[] }) {
  const pressed = useSelector(wishes, selectWishes);
  return of.map((request) => {
    const wishOf = (decision: Decision) => ({ kind: "request" as const, child, request, decision });
    const wished = pressed.find((wish) => isSameMatter(wish, wishOf("approved")));
    const decided = wished?.kind === "request" ? wished.decision : null;
    const decide = (decision: Decision) => wishes.send({ type: "wish.pressed", wish: wishOf(decision) });
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
