import type { ScheduleEvent } from "../../../../domain/schedule/answer/answering";
import { whatChanged } from "../../../../domain/schedule/event/event-fact-texts";
import { changeLines, receiptText } from "../../../../domain/schedule/receipt/receipt-texts";
import type { Clash } from "../../../../domain/schedule/week/agenda";
import { agendaTexts } from "../../../../domain/schedule/week/agenda-texts";
import { noTeamColours, type TeamColours } from "../../../../domain/team/colours";
import type { ReceiptsMachine } from "../../../../machines/schedule/receipts.machine";
import { Button } from "../../../ui/base/button";
import { ListRow } from "../../../ui/base/list-row";
import { Muted, Stack } from "../../../ui/base/page";
import { zoneBeside } from "../../../ui/schedule/device-clock";
import { Crest, initialOf } from "../../../ui/team/crest";
import { GotIt, type Pressed, type Receipts, seenOf, useReceipts } from "../notice/got-it";
import { Opened } from "../notice/opened";
import type { Answers } from "../week/schedule-card";

type OfPage = {
  teamOf: (event: ScheduleEvent) => (TeamColours & { name: string }) | undefined;
  answers: Answers;
  clashes: readonly Clash[];
  now: () => number;
};

export type ChangesProps = OfPage & {
  machine: ReceiptsMachine;
  /** Events with changes that the family has not acknowledged. */
  events: readonly ScheduleEvent[];
  onSaved: () => void;
  onPressed?: Pressed | undefined;
};

/** From this number on there is a button for all. */
const several = 3;

/** Changes since the last *Got it*, one row for each event. */
export function Changes({ machine, events, onSaved, onPressed, ...page }: ChangesProps) {
  const receipts = useReceipts(machine, events, { onSaved, onPressed });
  const open = events.filter((event) => !receipts.isQueued(event));
  return (
    <>
      {events.map((event) => (
        <Row key={event.id} event={event} receipts={receipts} {...page} />
      ))}
      {open.length >= several && (
        <li>
          <Button
            kind="secondary"
            isBusy={receipts.sending.length > 1}
            onClick={() => receipts.press(open.map(seenOf))}
          >
            {agendaTexts.gotItAll(open.length)}
          </Button>
        </li>
      )}
      {receipts.refusal && (
        <li>
          <Muted role="alert">{receipts.refusal}</Muted>
        </li>
      )}
    </>
  );
}

type ChangeProps = OfPage &
  Pick<ChangesProps, "machine" | "onSaved" | "onPressed"> & { event: ScheduleEvent };

/** One change, in a list of other things that wait. */
export function ChangeRow({ machine, event, onSaved, onPressed, ...page }: ChangeProps) {
  const receipts = useReceipts(machine, [event], { onSaved, onPressed });
  return <Row event={event} receipts={receipts} fault={receipts.refusal} {...page} />;
}

/** One change inside a card that names its event. What is off is said by the card. */
export function ChangeInCard({ machine, event, onSaved, onPressed, answers, clashes, now }: ChangeProps) {
  const receipts = useReceipts(machine, [event], { onSaved, onPressed });
  const [, ...lines] = changeLines(event, clashes, now());
  const isOff = event.status === "called_off";
  return (
    <Stack $gap={2}>
      {!isOff && <b>{whatChanged(event.changes).join(" · ")}</b>}
      {!isOff && lines.map((line) => <Muted key={line}>{line}</Muted>)}
      <GotIt event={event} receipts={receipts} answers={answers} now={now} />
      {event.rings && <Opened event={event} onDrawn={receipts.watch} />}
      {receipts.refusal && <Muted role="alert">{receipts.refusal}</Muted>}
    </Stack>
  );
}

type RowProps = OfPage & { event: ScheduleEvent; receipts: Receipts; fault?: string | null };

function Row({ event, receipts, fault = null, teamOf, answers, clashes, now }: RowProps) {
  const team = teamOf(event);
  return (
    <ListRow
      start={<Crest team={team ?? noTeamColours} initial={team && initialOf(team)} />}
      title={receiptText(event, zoneBeside(event))}
      detail={changeLines(event, clashes, now()).join("\n")}
      below={event.rings && <Opened event={event} onDrawn={receipts.watch} />}
      end={<GotIt event={event} receipts={receipts} answers={answers} now={now} />}
      fault={fault}
    />
  );
}
