import { type ComponentType, Suspense, useState } from "react";
import {
  choicesAfter,
  type Duty,
  type DutyAction,
  type DutyBook,
  type DutyFamily,
  formOfDuty,
  hasChosen,
} from "../../../domain/duty/duty-book";
import { dutyLine, dutyTexts, planText } from "../../../domain/duty/duty-texts";
import { Button } from "../../ui/base/button";
import { Muted } from "../../ui/base/page";
import { DutyFrame } from "../../ui/duty/duty-columns";
import { DutyIcon } from "../../ui/duty/duty-icons";
import { FormButtons } from "../../ui/fields/form";
import type { DutyFieldsProps } from "./duty-fields";

export type DutyCardProps = {
  Fields: ComponentType<DutyFieldsProps>;
  duty: Duty;
  book: DutyBook;
  /** The reader's; null if they have none, or nothing can be chosen. */
  family: DutyFamily | null;
  isStaff: boolean;
  /** The action in progress. */
  action: DutyAction | null;
  act: (action: DutyAction) => void;
};

/** One duty: for whom it is, how it would be shared out, and what the reader can do. */
export function DutyCard({ Fields, duty, book, family, isStaff, action, act }: DutyCardProps) {
  const [opened, setOpened] = useState<"change" | "end" | null>(null);
  const { plan, shared_at: sharedAt } = duty;
  // Of volunteers only those who put themselves down take turns.
  const isShareable = duty.is_for_all || (plan?.families ?? 0) > 0;
  const isBusyWith = (kind: "share" | "change" | "end") =>
    action !== null &&
    action.kind === kind &&
    (action.kind === "share" ? action.dutyId : action.duty.id) === duty.id;
  const toggle = (what: typeof opened) => setOpened(opened === what ? null : what);
  // Another version: what was saved is shown.
  const [version, setVersion] = useState(duty.version);
  if (version !== duty.version) {
    setVersion(duty.version);
    setOpened(null);
  }
  return (
    <DutyFrame
      icon={<DutyIcon sign={duty.sign} />}
      name={duty.name}
      line={dutyLine(duty)}
      actions={
        isStaff && (
          <>
            <Button
              kind="quiet"
              aria-label={`${dutyTexts.change}, ${duty.name}`}
              aria-expanded={opened === "change"}
              onClick={() => toggle("change")}
            >
              {dutyTexts.change}
            </Button>
            <Button
              kind="quiet"
              aria-label={`${dutyTexts.end}, ${duty.name}`}
              aria-expanded={opened === "end"}
              onClick={() => toggle("end")}
            >
              {dutyTexts.end}
            </Button>
          </>
        )
      }
    >
      {plan && isShareable && <p>{planText(plan, duty)}</p>}
      {plan && isStaff && isShareable && plan.turns > 0 && (
        <Button
          isBusy={isBusyWith("share")}
          aria-label={`${dutyTexts.share}, ${duty.name}`}
          onClick={() => act({ kind: "share", dutyId: duty.id, tag: plan.tag })}
        >
          {dutyTexts.share}
        </Button>
      )}
      {sharedAt === undefined && !(plan && isShareable) && <Muted>{dutyTexts.list}</Muted>}
      {family && duty.event_id === undefined && (
        <Choice
          duty={duty}
          isChosen={hasChosen(book, duty, family)}
          isBusy={action?.kind === "choose"}
          onPressed={() =>
            act({
              kind: "choose",
              membershipId: family.membership_ids[0] ?? "",
              dutyIds: choicesAfter(book, duty, family),
            })
          }
        />
      )}
      {opened === "change" && (
        <Suspense>
          <Fields
            begun={formOfDuty(duty)}
            save={dutyTexts.save}
            isBusy={isBusyWith("change")}
            onSaved={(form) => act({ kind: "change", duty, form })}
            onLeft={() => setOpened(null)}
          />
        </Suspense>
      )}
      {opened === "end" && (
        <>
          <p>{dutyTexts.endWhy}</p>
          <FormButtons>
            <Button kind="quiet" onClick={() => setOpened(null)}>
              {dutyTexts.cancel}
            </Button>
            <Button kind="danger" isBusy={isBusyWith("end")} onClick={() => act({ kind: "end", duty })}>
              {dutyTexts.endSure}
            </Button>
          </FormButtons>
        </>
      )}
    </DutyFrame>
  );
}

type ChoiceProps = { duty: Duty; isChosen: boolean; isBusy: boolean; onPressed: () => void };

/** Out of a duty for all, or in one for volunteers; no reason is asked. */
function Choice({ duty, isChosen, isBusy, onPressed }: ChoiceProps) {
  const texts = duty.is_for_all
    ? { now: dutyTexts.outNow, undo: dutyTexts.outUndo, press: dutyTexts.out }
    : { now: dutyTexts.inNow, undo: dutyTexts.inUndo, press: dutyTexts.in };
  const text = isChosen ? texts.undo : texts.press;
  const isQuiet = duty.is_for_all || isChosen;
  return (
    <>
      {isChosen && <Muted>{texts.now}</Muted>}
      <Button
        kind={isQuiet ? "quiet" : "secondary"}
        data-quiet={isQuiet || undefined}
        aria-label={`${text}, ${duty.name}`}
        isBusy={isBusy}
        onClick={onPressed}
      >
        {text}
      </Button>
    </>
  );
}
