import { usualTexts } from "../../domain/absence/usual-texts";
import { usualOfferWith } from "../effects/absence/usual-offer.actors";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { UsualOfferCard } from "../features/absence/usual-offer";
import type { OfferCard } from "../features/schedule/week/usual-offers";

/** The card that asks whether a player comes as usual. */
export function wireUsualOffer({ client, announce }: Pick<AppPorts, "client" | "announce">): OfferCard {
  const machine = usualOfferWith({ client });
  return ({ offer, onOver }) => (
    <UsualOfferCard
      machine={machine}
      offer={offer}
      onOver={(isSaved) => {
        if (isSaved) announce({ tone: "success", text: usualTexts.counted(offer.name) });
        onOver(isSaved);
      }}
    />
  );
}
