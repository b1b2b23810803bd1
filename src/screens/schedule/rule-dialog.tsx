import { readEventKey } from "../../../domain/schedule/event/event-sheet";
import { eventFormTexts } from "../../../domain/schedule/event/event-texts";
import { ruleTexts } from "../../../domain/schedule/series/series-texts";
import { HeldDialog } from "../../controls/dialogs/held-dialog";
import { EventRead } from "../../features/schedule/event/event-read";
import { RuleForm, type RuleFormProps } from "../../features/schedule/series/rule-form";
import { useLastOpen } from "../../features/team/use-last-open";
import { Muted } from "../../ui/base/page";
import type { RuleDialogProps } from "./event-place";

type Machines = { machines: Pick<RuleFormProps, "machine" | "dateField"> };

/** Changes the rule of an event's series. */
export function RuleDialog({
  eventKey,
  machines,
  sheet,
  place,
  onSaved,
  onClosed,
}: RuleDialogProps & Machines) {
  const shown = useLastOpen(eventKey);
  const key = readEventKey(shown);
  return (
    <HeldDialog isOpen={eventKey !== null} title={ruleTexts.title} onClosed={onClosed}>
      {(hold) =>
        key === null ? (
          <Muted>{eventFormTexts.noneToChange}</Muted>
        ) : (
          <EventRead key={shown} machine={sheet} eventKey={key}>
            {(details) =>
              details.series === undefined ? (
                <Muted>{ruleTexts.noSeries}</Muted>
              ) : (
                <RuleForm
                  {...machines}
                  details={details}
                  series={details.series}
                  today={place.today}
                  hold={hold}
                  onSaved={onSaved}
                  onLeft={onClosed}
                />
              )
            }
          </EventRead>
        )
      }
    </HeldDialog>
  );
}
