import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { AbsenceReview } from "../../../domain/absence/absence";
import { awayTexts } from "../../../domain/absence/away-texts";
import { awayFormTexts, soonText, stripText } from "../../../domain/absence/form-texts";
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
import { Stack } from "../../ui/base/page";
import { Fold } from "../../ui/schedule/unfolding";
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

/** Who is away now, with one press that ends it, and in one line who is soon. */
export function AwayStrip({ machine, away, today, hrefOf, onOpened, onEnded }: AwayStripProps) {
  const actor = useAwayEnd(machine, onEnded);
  const ending = useSelector(actor, selectEnding);
  const refusal = useSelector(actor, selectEndRefusal);
  const coming = away.filter((each) => !hasBegun(each, today));
  const noticeOf = (each: AwayTogether, end?: ReactNode) => (
    <InlineNotice
      key={each.who.map(({ id }) => id).join(" ")}
      icon={<AwayIcon size={20} />}
      title={stripText(each, today)}
      actions={
        <>
          <Changes away={each} hrefOf={hrefOf} onOpened={onOpened} />
          {end}
        </>
      }
    />
  );
  return (
    <>
      {away
        .filter((each) => hasBegun(each, today))
        .map((each) =>
          noticeOf(
            each,
            <Button
              kind="secondary"
              isBusy={ending === each.who}
              onClick={() => actor.send({ type: "end.pressed", items: each.who })}
            >
              {awayTexts.back}
            </Button>,
          ),
        )}
      {coming.length > 0 && (
        <Fold title={soonText(coming)}>
          <Stack $gap={2}>{coming.map((each) => noticeOf(each))}</Stack>
        </Fold>
      )}
      {refusal !== null && <InlineNotice role="alert" tone="needs-you" title={refusal} />}
    </>
  );
}

/** A link for each person, since each of them has an absence of their own. */
function Changes({
  away,
  hrefOf,
  onOpened,
}: Pick<AwayStripProps, "hrefOf" | "onOpened"> & { away: AwayTogether }) {
  const people = [...new Map(away.who.map((one) => [one.name, one])).values()];
  return people.map(({ id, name }) => (
    <LinkButton key={id} kind="quiet" href={hrefOf(id)} onClick={inPlace(() => onOpened(hrefOf(id)))}>
      {people.length > 1 ? awayFormTexts.changeOf(name) : awayTexts.change}
    </LinkButton>
  ));
}
