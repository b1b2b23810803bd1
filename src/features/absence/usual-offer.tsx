import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import type { UsualOffer } from "../../../domain/absence/usual";
import { usualTexts } from "../../../domain/absence/usual-texts";
import { weekdayOf } from "../../../domain/dates/calendar";
import { dayOf } from "../../../domain/dates/wall-time";
import { weekdayNames } from "../../../domain/schedule/series/series-texts";
import {
  selectIsSaving,
  selectOfferRefusal,
  type UsualOfferMachine,
} from "../../../machines/absence/usual-offer.machine";
import { Button } from "../../ui/base/button";
import { InlineNotice } from "../../ui/base/inline-notice";
import { NoticeHost } from "../../ui/schedule/notice-host";

export type UsualOfferCardProps = {
  machine: UsualOfferMachine;
  offer: UsualOffer;
  onOver: (isSaved: boolean) => void;
};

/** Asks after the third yes in a row whether a player comes as usual. */
export function UsualOfferCard({ machine, offer, onOver }: UsualOfferCardProps) {
  const [input] = useState(() => ({ offer }));
  const actor = useActorRef(machine, { input });
  const isSaving = useSelector(actor, selectIsSaving);
  const refusal = useSelector(actor, selectOfferRefusal);
  const tell = useEffectEvent(() => onOver(actor.getSnapshot().output?.isSaved ?? false));
  useEffect(() => {
    const subscription = actor.subscribe({ complete: () => tell() });
    return () => subscription.unsubscribe();
  }, [actor]);
  return (
    <NoticeHost>
      <InlineNotice
        role="status"
        tone={refusal === null ? "plain" : "needs-you"}
        title={refusal ?? usualTexts.offered(offer.name, weekdayNames[weekdayOf(dayOf(offer.day))] ?? "")}
        actions={
          <>
            <Button
              kind="quiet"
              aria-disabled={isSaving}
              onClick={() => actor.send({ type: "each-time.pressed" })}
            >
              {usualTexts.eachTime}
            </Button>
            <Button isBusy={isSaving} onClick={() => actor.send({ type: "count-in.pressed" })}>
              {usualTexts.countIn(offer.name)}
            </Button>
          </>
        }
      >
        {usualTexts.means(offer.name)}
      </InlineNotice>
    </NoticeHost>
  );
}
