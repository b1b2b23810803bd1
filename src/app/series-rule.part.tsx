import { readEventKey } from "../../domain/schedule/event/event-sheet";
import { eventFormTexts } from "../../domain/schedule/event/event-texts";
import { ruleTexts } from "../../domain/schedule/series/series-texts";
import { HeldDialog } from "../controls/dialogs/held-dialog";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { dateFieldWith } from "../effects/dates/date-field.actors";
import { seriesRuleWith } from "../effects/schedule/series-rule.actors";
import { EventRead } from "../features/schedule/event/event-read";
import { RuleForm } from "../features/schedule/series/rule-form";
import type { ScheduleDialog } from "../screens/schedule/event-place";
import { Muted } from "../ui/base/page";

/** Changes the rule of an event's series, at `?rule`. */
export function wireSeriesRule(
  ports: Pick<AppPorts, "client">,
): ScheduleDialog<"today" | "machines" | "onChangeMade"> {
  const machines = { machine: seriesRuleWith(ports), dateField: dateFieldWith() };
  return ({ isOpen, value, page, close, done }) => {
    const key = readEventKey(value);
    return (
      <HeldDialog isOpen={isOpen} title={ruleTexts.title} onClosed={close}>
        {(hold) =>
          key === null ? (
            <Muted>{eventFormTexts.noneToChange}</Muted>
          ) : (
            <EventRead key={value} machine={page.machines.sheet} eventKey={key}>
              {(details) =>
                details.series === undefined ? (
                  <Muted>{ruleTexts.noSeries}</Muted>
                ) : (
                  <RuleForm
                    {...machines}
                    details={details}
                    series={details.series}
                    today={page.today}
                    hold={hold}
                    onSaved={(change) => {
                      if (change === null) return done(ruleTexts.saved);
                      page.onChangeMade(change);
                      close();
                    }}
                    onLeft={close}
                  />
                )
              }
            </EventRead>
          )
        }
      </HeldDialog>
    );
  };
}
