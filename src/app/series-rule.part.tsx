import type { ComponentType } from "react";
import { dateFieldMachine } from "../../machines/dates/date-field.machine";
import { seriesRuleMachine } from "../../machines/schedule/series-rule.machine";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { effect } from "../effects/base/effect.effects";
import { readToday } from "../effects/dates/temporal.effects";
import { planRule, saveRule } from "../effects/schedule/series-rule.effects";
import type { RuleDialogProps } from "../screens/schedule/event-place";
import { RuleDialog } from "../screens/schedule/rule-dialog";

/** The dialog that changes a series' rule. */
export function wireSeriesRule({ client }: Pick<AppPorts, "client">): ComponentType<RuleDialogProps> {
  const charts = {
    machine: seriesRuleMachine.provide({
      actors: {
        planRule: effect(({ input }) => planRule(client, input)),
        saveRule: effect(({ input }) => saveRule(client, input)),
      },
    }),
    dateField: dateFieldMachine.provide({ actors: { readToday: effect(() => readToday()) } }),
  };
  return (props) => <RuleDialog {...props} charts={charts} />;
}
