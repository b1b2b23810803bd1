import { useSelector } from "@xstate/react";
import type { AbsenceReview } from "../../../domain/absence/absence";
import { awayTexts } from "../../../domain/absence/away-texts";
import { awayFormTexts, stripText } from "../../../domain/absence/form-texts";
import { type AwayTogether, hasBegun } from "../../../domain/absence/together";
import {
  type AwayEndMachine,
  selectEnding,
  selectEndRefusal,
} from "../../../machines/absence/away-end.machine";
import { AwayIcon } from "../../ui/absence/away-icon";
import { Button } from "../../ui/base/button";
import { inPlace } from "../../ui/base/in-place";
import { InlineNotice } from "../../ui/base/inline-notice";
import { LinkButton } from "../../ui/base/link-button";
import { useAwayEnd } from "./away-notice";

export type AwayStripProps = {
  machine: AwayEndMachine;
  away: readonly AwayTogether[];
  today: string;
  hrefOf: (absenceId: string) => string;
  onOpened: (href: string) => void;
  /** Called when what the page shows is outdated, with what stands again. */
  onEnded: (review: AbsenceReview | null) => void;
};

/** Who is away now or soon. One press ends an absence that has begun. */
export function AwayStrip({ machine, away, today, hrefOf, onOpened, onEnded }: AwayStripProps) {
  const actor = useAwayEnd(machine, onEnded);
  const ending = useSelector(actor, selectEnding);
  const refusal = useSelector(actor, selectEndRefusal);
  return (
    <>
      {away.map((each) => {
        const people = [...new Map(each.who.map((one) => [one.name, one])).values()];
        return (
          <InlineNotice
            key={each.who.map(({ id }) => id).join(" ")}
            icon={<AwayIcon size={20} />}
            title={stripText(each, today)}
            actions={
              <>
                {people.map(({ id, name }) => (
                  <LinkButton
                    key={id}
                    kind="quiet"
                    href={hrefOf(id)}
                    onClick={inPlace(() => onOpened(hrefOf(id)))}
                  >
                    {people.length > 1 ? awayFormTexts.changeOf(name) : awayTexts.change}
                  </LinkButton>
                ))}
                {hasBegun(each, today) && (
                  <Button
                    kind="secondary"
                    isBusy={ending === each.who}
                    onClick={() => actor.send({ type: "end.pressed", items: each.who })}
                  >
                    {awayTexts.back}
                  </Button>
                )}
              </>
            }
          />
        );
      })}
      {refusal !== null && <InlineNotice role="alert" tone="needs-you" title={refusal} />}
    </>
  );
}
