import { type FormEvent, useState } from "react";
import type { DutyForm } from "../../../domain/duty/duty-book";
import { dutyTexts } from "../../../domain/duty/duty-texts";
import { familiesAtMost, nameLength } from "../../../domain/duty/limits";
import { eventKinds, kindNames } from "../../../domain/schedule/event/event";
import { Button } from "../../ui/base/button";
import { ChoiceChips } from "../../ui/fields/choice-chips";
import { Form, FormButtons } from "../../ui/fields/form";
import { TextField } from "../../ui/fields/text-field";
import { Tick, Ticks } from "../../ui/fields/tick";

export type DutyFieldsProps = {
  begun: DutyForm;
  /** Label of the button that saves. */
  save: string;
  isBusy: boolean;
  onSaved: (form: DutyForm) => void;
  onLeft: () => void;
};

/** A duty's name, how many families it takes, and at which events. */
export function DutyFields({ begun, save, isBusy, onSaved, onLeft }: DutyFieldsProps) {
  const [form, setForm] = useState(begun);
  const [areGapsShown, setGapsShown] = useState(false);
  const change = (part: Partial<DutyForm>) => setForm((before) => ({ ...before, ...part }));
  const name = form.name.trim();
  const nameFault =
    name === "" ? dutyTexts.noName : [...name].length > nameLength ? dutyTexts.longName : null;
  const kindFault = form.kinds.length === 0 ? dutyTexts.noKind : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setGapsShown(true);
    if (nameFault === null && kindFault === null)
      onSaved({ ...form, name, side: form.kinds.includes("game") ? form.side : null });
  };
  return (
    <Form onSubmit={submit} noValidate>
      <TextField
        label={dutyTexts.name}
        name="name"
        hint={dutyTexts.nameHint}
        isRequired
        value={form.name}
        max={nameLength}
        message={nameFault && (areGapsShown || name !== "") ? { tone: "problem", text: nameFault } : null}
        onEntered={(entered) => change({ name: entered })}
      />
      <ChoiceChips
        legend={dutyTexts.families}
        name="families"
        options={familyChoices}
        value={String(form.families)}
        onChosen={(families) => change({ families: Number(families) })}
      />
      <Ticks>
        <legend>{dutyTexts.kinds}</legend>
        {eventKinds.map((kind) => (
          <Tick
            key={kind}
            name={kind}
            label={kindNames[kind]}
            isTicked={form.kinds.includes(kind)}
            problem={areGapsShown && kind === eventKinds.at(-1) ? kindFault : null}
            onTicked={(isTicked) =>
              change({
                kinds: eventKinds.filter((each) => (each === kind ? isTicked : form.kinds.includes(each))),
              })
            }
          />
        ))}
      </Ticks>
      {form.kinds.includes("game") && (
        <ChoiceChips
          legend={dutyTexts.side}
          name="side"
          options={sides}
          value={form.side ?? "both"}
          onChosen={(side) => change({ side: side === "both" ? null : (side as "home" | "away") })}
        />
      )}
      <Tick
        name="all"
        label={dutyTexts.forAll}
        detail={dutyTexts.forAllWhy}
        isTicked={form.isForAll}
        onTicked={(isForAll) => change({ isForAll })}
      />
      <Tick
        name="staff"
        label={dutyTexts.sparesStaff}
        isTicked={form.sparesStaff}
        onTicked={(sparesStaff) => change({ sparesStaff })}
      />
      <FormButtons>
        <Button kind="quiet" aria-disabled={isBusy} onClick={onLeft}>
          {dutyTexts.cancel}
        </Button>
        <Button type="submit" isBusy={isBusy} isUnready={nameFault !== null || kindFault !== null}>
          {save}
        </Button>
      </FormButtons>
    </Form>
  );
}

const familyChoices = Array.from({ length: familiesAtMost }, (_, nth) => String(nth + 1)).map((value) => ({
  value,
  label: value,
}));
const sides = Object.entries(dutyTexts.sides).map(([value, label]) => ({ value, label }));
