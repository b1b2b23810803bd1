import { useSelector } from "@xstate/react";
import type { AbsenceReview } from "../../../domain/absence/absence";
import { awayTexts } from "../../../domain/absence/away-texts";
import { stripText } from "../../../domain/absence/form-texts";
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
        const [first] = each.items;
        const href = first && hrefOf(first.id);
        return (
          <InlineNotice
            key={first?.id}
            icon={<AwayIcon size={20} />}
            title={stripText(each, today)}
            actions={
              <>
                {href && (
                  <LinkButton kind="quiet" href={href} onClick={inPlace(() => onOpened(href))}>
                    {awayTexts.change}
                  </LinkButton>
                )}
                {hasBegun(each, today) && (
                  <Button
                    kind="secondary"
                    isBusy={ending?.[0]?.id === first?.id && ending !== null}
                    onClick={() => actor.send({ type: "end.pressed", items: each.items })}
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
