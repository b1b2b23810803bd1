import type { ComponentType } from "react";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { dateFieldWith } from "../effects/dates/date-field.actors";
import { seriesRuleWith } from "../effects/schedule/series-rule.actors";
import type { RuleDialogProps } from "../screens/schedule/event-place";
import { RuleDialog } from "../screens/schedule/rule-dialog";

/** The dialog that changes a series' rule. */
export function wireSeriesRule(ports: Pick<AppPorts, "client">): ComponentType<RuleDialogProps> {
  const machines = { machine: seriesRuleWith(ports), dateField: dateFieldWith() };
  return (props) => <RuleDialog {...props} machines={machines} />;
}
