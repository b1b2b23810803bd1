import { useSelector } from "@xstate/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { FeedCard } from "../../../domain/feed/card";
import { type CardField, type SavedCard, textFault } from "../../../domain/feed/card-form";
import { cardFormTexts } from "../../../domain/feed/form-texts";
import { postLength } from "../../../domain/feed/limits";
import { type Chosen, toTyped } from "../../../domain/huddle/message-parts";
import { toSent } from "../../../domain/huddle/message-text";
import { selectIsCardUnready } from "../../../machines/feed/card-form.machine";
import { SavedFormFoot, useIsSaving } from "../../controls/base/saved-form-foot";
import { useSavedForm } from "../../controls/base/use-saved-form";
import { useHold } from "../../controls/dialogs/held-dialog";
import { problemMessage } from "../../controls/fields/problem-message";
import { useGaps } from "../../controls/fields/use-gaps";
import { Form } from "../../ui/fields/form";
import { TextArea } from "../../ui/fields/text-area";
import type { CardFormProps } from "./card-form";

export type CardEditProps = Pick<CardFormProps, "machine" | "hold" | "onSaved" | "onLeft"> & {
  card: FeedCard;
  /** What the machine changes: a feed with this card alone. */
  saved: SavedCard;
  names: ReadonlyMap<string, string>;
};

/** Other words for an own post. */
export function CardEdit({ machine, hold, onSaved, onLeft, card, saved, names }: CardEditProps) {
  const [input] = useState({ key: "", saved, fit: ["text", "options", "closes"] as CardField[] });
  const form = useSavedForm(machine, input, (over) =>
    over.kind === "saved" ? onSaved(over.saved) : onLeft(),
  );
  const isUnready = useSelector(form, selectIsCardUnready);
  useHold(hold, useIsSaving(form));
  const ref = useRef<HTMLFormElement>(null);
  useGaps(ref, form);
  const [typed, setTyped] = useState<{ text: string; chosen: readonly Chosen[] }>(() => toTyped(card, names));
  const fault = textFault(typed.text);
  const isFit = fault === null;
  useEffect(() => form.send({ type: "field.judged", field: "text", isFit }), [form, isFit]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = toSent(typed.text, typed.chosen);
    form.send({
      type: "form.submitted",
      form: { teamId: card.team_id, ...sent, poll: null, eventId: null, isQuiet: false },
    });
  };
  return (
    <Form ref={ref} onSubmit={submit} noValidate>
      <TextArea
        label={card.poll ? cardFormTexts.question : cardFormTexts.text}
        hint={
          card.poll ? `${cardFormTexts.editedLine} ${cardFormTexts.optionsDetail}` : cardFormTexts.editedLine
        }
        name="text"
        isRequired
        value={typed.text}
        max={postLength}
        message={problemMessage(fault)}
        onEntered={(text) => setTyped({ ...typed, text })}
      />
      <SavedFormFoot of={form} isUnready={isUnready} save={cardFormTexts.save} />
    </Form>
  );
}
