import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { ruleProblemTexts, severalLine, weeklyTexts } from "../../../../domain/schedule/series/series-texts";
import {
  daysOfRule,
  findRuleProblem,
  seriesOf,
  type WeeklyForm as WeeklyFormValue,
} from "../../../../domain/schedule/series/weekly";
import {
  selectIsOnItsWay,
  selectIsWeeklyUnready,
  selectWeeklyRefusal,
} from "../../../../machines/schedule/weekly.machine";
import { Button } from "../../../ui/base/button";
import { InlineNotice } from "../../../ui/base/inline-notice";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot";
import { Sum } from "../../../ui/schedule/sum";
import type { WeeklyFieldsProps } from "./weekly-form-props";

type FootProps = Pick<WeeklyFieldsProps, "weekly" | "today"> & {
  form: WeeklyFormValue;
  areGapsShown: boolean;
};

/** The summary and the button, at the lower edge. */
export function WeeklyFoot({ weekly, form, areGapsShown, today }: FootProps) {
  const isBusy = useSelector(weekly, selectIsOnItsWay);
  const isUnready = useSelector(weekly, selectIsWeeklyUnready);
  const refusal = useSelector(weekly, selectWeeklyRefusal);
  const { rule, fields } = form;
  const days = daysOfRule(rule, today);
  const problem = findRuleProblem(rule, today);
  // Missing weekdays are no error before the first submit.
  const isQuiet = problem === "no_weekday" && !areGapsShown;
  return (
    <>
      {refusal !== null && <InlineNotice role="alert" tone="needs-you" title={refusal} />}
      <DialogFoot>
        <Sum isProblem={problem !== null && !isQuiet}>{sumOf()}</Sum>
        <Button kind="quiet" aria-disabled={isBusy} onClick={() => weekly.send({ type: "left" })}>
          Cancel
        </Button>
        <Button type="submit" isBusy={isBusy} isUnready={isUnready}>
          {weeklyTexts.put(days.length)}
        </Button>
      </DialogFoot>
    </>
  );

  function sumOf(): ReactNode {
    if (isQuiet) return weeklyTexts.notYet;
    if (problem !== null) return ruleProblemTexts[problem];
    const times = seriesOf(form, today).map((each) => ({ rule: each.rule, time: each.fields.time || null }));
    return severalLine({ rule, days, times, minutes: fields.minutes });
  }
}
