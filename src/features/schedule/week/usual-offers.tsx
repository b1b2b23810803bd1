import { type ComponentType, Suspense, useEffect, useState } from "react";
import type { UsualOffer } from "../../../../domain/absence/usual";
import type { ScheduleActor } from "./use-schedule";

/** The card that asks; its code is loaded when there is something to ask. */
export type OfferCard = ComponentType<{ offer: UsualOffer; onOver: (isSaved: boolean) => void }>;

export type UsualOffersProps = { schedule: ScheduleActor; Card: OfferCard };

/** Asks whether a player comes as usual, when an answer on this page suggests it. */
export function UsualOffers({ schedule, Card }: UsualOffersProps) {
  const [offer, setOffer] = useState<UsualOffer | null>(null);
  useEffect(() => {
    const subscription = schedule.on("usual.offered", (offered) => setOffer(offered.offer));
    return () => subscription.unsubscribe();
  }, [schedule]);
  if (offer === null) return null;
  return (
    <Suspense>
      <Card
        key={`${offer.teamId} ${offer.membershipId}`}
        offer={offer}
        onOver={(isSaved) => {
          setOffer(null);
          // The coming practices are in now.
          if (isSaved) schedule.send({ type: "refresh.wanted" });
        }}
      />
    </Suspense>
  );
}
