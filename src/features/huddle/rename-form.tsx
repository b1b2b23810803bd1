import { useSelector } from "@xstate/react";
import { type FormEvent, useState } from "react";
import { textRule } from "../../../domain/fields/field-rules";
import { renameTexts } from "../../../domain/huddle/dialog-texts";
import type { Huddle } from "../../../domain/huddle/huddle";
import { titleLength } from "../../../domain/huddle/limits";
import { selectIsUnready, selectSaved } from "../../../machines/base/saved-form.setup";
import type { RenameMachine } from "../../../machines/huddle/rename.machine";
import { SavedFormFoot, useIsSaving } from "../../controls/base/saved-form-foot";
import { useSavedForm } from "../../controls/base/use-saved-form";
import { useHold } from "../../controls/dialogs/held-dialog";
import { TextField } from "../../controls/fields/text-field";
import { Form } from "../../ui/fields/form";

export type RenameFormProps = {
  machine: RenameMachine;
  huddle: Huddle;
  hold: (isHeld: boolean) => void;
  onOver: (saved: Huddle | null) => void;
};

/** A group's own name. */
export function RenameForm({ machine, huddle, hold, onOver }: RenameFormProps) {
  const [input] = useState({ key: "", saved: huddle, fit: ["title"] as const });
  const form = useSavedForm(machine, input, (over) => onOver(over.kind === "saved" ? over.saved : null));
  const saved = useSelector(form, selectSaved);
  const isUnready = useSelector(form, selectIsTitleUnready);
  useHold(hold, useIsSaving(form));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const title = String(new FormData(event.currentTarget).get("title") ?? "").trim();
    form.send({ type: "form.submitted", form: { title: title === "" ? null : title } });
  };
  return (
    <Form onSubmit={submit} noValidate>
      <TextField
        key={saved?.version}
        label={renameTexts.field}
        name="title"
        hint={renameTexts.hint}
        autoCapitalize="words"
        isVerbatim
        max={titleLength}
        rule={titleRule}
        defaultText={saved?.title ?? ""}
        onJudged={({ problem }) =>
          form.send({ type: "field.judged", field: "title", isFit: problem === null })
        }
      />
      <SavedFormFoot of={form} isUnready={isUnready} save={renameTexts.save} theirs={({ name }) => name} />
    </Form>
  );
}

const titleRule = textRule({ max: titleLength });
const selectIsTitleUnready = selectIsUnready(["title"]);
