import { useActorRef, useSelector } from "@xstate/react";
import { type ComponentType, Suspense, useEffect, useEffectEvent, useState } from "react";
import {
  type DutyAction,
  type DutyBook,
  emptyDuty,
  missingTemplates,
  ownFamily,
} from "../../../domain/duty/duty-book";
import { dutyTexts } from "../../../domain/duty/duty-texts";
import {
  type DutiesMachine,
  selectBook,
  selectDutiesFault,
  selectDutiesRefusal,
  selectDutiesStep,
  selectDutyAction,
  selectIsUndoable,
} from "../../../machines/duty/duties.machine";
import { useHold } from "../../controls/dialogs/held-dialog";
import { Button } from "../../ui/base/button";
import { InlineNotice } from "../../ui/base/inline-notice";
import { Muted, Stack } from "../../ui/base/page";
import { SectionHead } from "../../ui/base/section-head";
import { Skeleton } from "../../ui/base/skeleton";
import { DutyColumns } from "../../ui/duty/duty-columns";
import { DutyIcon } from "../../ui/duty/duty-icons";
import { ChoiceLines } from "../../ui/schedule/filter-chips";
import { DutyCard } from "./duty-card";
import type { DutyFieldsProps } from "./duty-fields";
import { SeasonTable } from "./season-table";

export type DutiesProps = {
  machine: DutiesMachine;
  /** The form of a duty; its code is loaded at the press that opens it. */
  Fields: ComponentType<DutyFieldsProps>;
  isStaff: boolean;
  /** Whether anything can be changed: not in an archived team. */
  isOpen: boolean;
  now: () => number;
  hold: (isHeld: boolean) => void;
};

/** A team's duties: what there is to bring, and whose turn it is this season. */
export function Duties({ machine, Fields, isStaff, isOpen, now, hold }: DutiesProps) {
  const [input] = useState(() => ({ at: now() }));
  const duties = useActorRef(machine, { input });
  const step = useSelector(duties, selectDutiesStep);
  const book = useSelector(duties, selectBook);
  const fault = useSelector(duties, selectDutiesFault);
  const refusal = useSelector(duties, selectDutiesRefusal);
  const action = useSelector(duties, selectDutyAction);
  const isUndoable = useSelector(duties, selectIsUndoable);
  const [isAdding, setAdding] = useState(false);
  useHold(hold, action !== null);
  const close = useEffectEvent(({ kind }: DutyAction) => {
    if (kind === "add") setAdding(false);
  });
  useEffect(() => {
    const subscription = duties.on("duties.saved", (event) => close(event.action));
    return () => subscription.unsubscribe();
  }, [duties]);
  const act = (pressed: DutyAction) =>
    duties.send({ type: "action.pressed", action: pressed, key: crypto.randomUUID(), at: now() });
  const shared = { Fields, action, act, isStaff: isStaff && isOpen };
  return (
    <Stack $gap={4}>
      {step === "opening" && <Skeleton rows={5} label={dutyTexts.opening} />}
      {fault !== null && (
        <InlineNotice
          role="alert"
          tone="needs-you"
          title={fault}
          actions={
            <Button kind="secondary" onClick={() => duties.send({ type: "retry.pressed" })}>
              {dutyTexts.again}
            </Button>
          }
        />
      )}
      {refusal !== null && <InlineNotice role="alert" tone="needs-you" title={refusal} />}
      {isUndoable && (
        <InlineNotice
          tone="done"
          role="status"
          title={dutyTexts.shared}
          actions={
            <Button kind="secondary" isBusy={action?.kind === "undo"} onClick={() => act({ kind: "undo" })}>
              {dutyTexts.undo}
            </Button>
          }
        >
          {dutyTexts.sharedWhy}
        </InlineNotice>
      )}
      {book && (
        <DutyColumns>
          <Stack $gap={3}>
            {book.duties.length === 0 && (
              <Muted>{isStaff ? dutyTexts.start : `${dutyTexts.none} ${dutyTexts.noneWhy}`}</Muted>
            )}
            {book.duties.map((duty) => (
              <DutyCard
                key={duty.id}
                {...shared}
                duty={duty}
                book={book}
                family={isOpen ? ownFamily(book) : null}
              />
            ))}
            {shared.isStaff && !isAdding && (
              <Templates book={book} action={action} act={act} onOther={() => setAdding(true)} />
            )}
            {shared.isStaff && isAdding && (
              <Suspense>
                <Fields
                  begun={emptyDuty}
                  save={dutyTexts.add}
                  isBusy={action?.kind === "add"}
                  onSaved={(form) => act({ kind: "add", form })}
                  onLeft={() => setAdding(false)}
                />
              </Suspense>
            )}
          </Stack>
          {book.families.length > 0 && book.duties.length > 0 && <SeasonTable book={book} />}
        </DutyColumns>
      )}
    </Stack>
  );
}

type TemplatesProps = {
  book: DutyBook;
  action: DutyAction | null;
  act: (action: DutyAction) => void;
  onOther: () => void;
};

/** One press adds what most teams share out. */
function Templates({ book, action, act, onOther }: TemplatesProps) {
  return (
    <section aria-label={dutyTexts.more}>
      {book.duties.length > 0 && <SectionHead level={3}>{dutyTexts.more}</SectionHead>}
      <ChoiceLines>
        {missingTemplates(book).map((form) => (
          <Button
            key={form.name}
            kind="secondary"
            icon={<DutyIcon sign={form.sign} size={20} />}
            isBusy={action?.kind === "add" && action.form === form}
            aria-disabled={action !== null}
            onClick={() => act({ kind: "add", form })}
          >
            {form.name}
          </Button>
        ))}
        <Button kind="quiet" onClick={onOther}>
          {dutyTexts.something}
        </Button>
      </ChoiceLines>
    </section>
  );
}
