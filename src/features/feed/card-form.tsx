import { useSelector } from "@xstate/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { FeedCard, FeedTeam, NewPoll } from "../../../domain/feed/card";
import {
  type CardDraft,
  type CardField,
  closesFault,
  optionFaults,
  optionsOf,
  type SavedCard,
  textFault,
} from "../../../domain/feed/card-form";
import { readersText } from "../../../domain/feed/feed-texts";
import { cardFormTexts } from "../../../domain/feed/form-texts";
import { mostOptions, optionLength, pollDays, postLength } from "../../../domain/feed/limits";
import { type Chosen, toTyped } from "../../../domain/huddle/message-parts";
import { tidyMessage, toSent } from "../../../domain/huddle/message-text";
import { type CardFormMachine, selectIsCardUnready } from "../../../machines/feed/card-form.machine";
import { SavedFormFoot, useIsSaving } from "../../controls/base/saved-form-foot";
import { useSavedForm } from "../../controls/base/use-saved-form";
import { useHold } from "../../controls/dialogs/held-dialog";
import { useGaps, useShownGaps } from "../../controls/fields/use-gaps";
import { Button } from "../../ui/base/button";
import { CloseIcon, PlusIcon } from "../../ui/base/icons";
import { Muted } from "../../ui/base/page";
import { OptionRow, OptionRows } from "../../ui/feed/option-rows";
import { ChoiceChips } from "../../ui/fields/choice-chips";
import { FieldFrame } from "../../ui/fields/field-frame";
import { Form } from "../../ui/fields/form";
import { Input } from "../../ui/fields/input";
import { TextArea } from "../../ui/fields/text-area";
import { Tick } from "../../ui/fields/tick";
import { ReadersLine } from "../../ui/huddle/readers-line";
import { deviceWall } from "../../ui/schedule/device-clock";

export type CardFormProps = {
  machine: CardFormMachine;
  kind: "post" | "ask";
  /** The teams in which the reader may post; of an edited card its own. */
  teams: readonly FeedTeam[];
  /** The team that is chosen on the page. */
  teamId: string | null;
  /** What was typed before; changes are handed back, so that a closed form loses nothing. */
  draft: CardDraft;
  onDraft: (draft: CardDraft) => void;
  now: () => number;
  hold: (isHeld: boolean) => void;
  onSaved: (saved: SavedCard) => void;
  onLeft: () => void;
};

/** A new post or poll. It names its readers, and who will see the votes, before **Post**. */
export function CardForm({
  machine,
  kind,
  teams,
  hold,
  now,
  onSaved,
  onLeft,
  onDraft,
  ...given
}: CardFormProps) {
  const [input] = useState({ key: "", saved: null, fit: [] as CardField[] });
  const form = useSavedForm(machine, input, (over) =>
    over.kind === "saved" ? onSaved(over.saved) : onLeft(),
  );
  const isUnready = useSelector(form, selectIsCardUnready);
  useHold(hold, useIsSaving(form));
  const ref = useRef<HTMLFormElement>(null);
  useGaps(ref, form);
  const areGapsShown = useShownGaps(form) > 0;
  const [draft, setDraft] = useState(given.draft);
  const change = (part: Partial<CardDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    onDraft(next);
  };
  const [chosenId, setChosenId] = useState(given.teamId ?? teams[0]?.team_id ?? "");
  const team = teams.find(({ team_id: id }) => id === chosenId) ?? teams[0];
  const isPoll = kind === "ask";
  const faults = faultsOf(draft, isPoll, now());
  useJudged(form, faults);
  const shown = (fault: string | null) => (areGapsShown ? fault : null);
  if (!team) return <Muted>{cardFormTexts.notYours}</Muted>;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.send({
      type: "form.submitted",
      form: {
        teamId: team.team_id,
        text: tidyMessage(draft.text),
        mentions: [],
        poll: isPoll ? pollOf(draft) : null,
        isQuiet: team.is_staff && draft.isQuiet,
      },
    });
  };
  return (
    <Form ref={ref} onSubmit={submit} noValidate>
      {teams.length > 1 && (
        <ChoiceChips
          legend={cardFormTexts.team}
          name="team"
          options={teams.map(({ team_id: value, name: label }) => ({ value, label }))}
          value={team.team_id}
          onChosen={setChosenId}
        />
      )}
      <TextArea
        label={isPoll ? cardFormTexts.question : cardFormTexts.text}
        name="text"
        isRequired
        value={draft.text}
        max={postLength}
        message={problem(draft.text === "" ? shown(faults.text) : faults.text)}
        onEntered={(text) => change({ text })}
      />
      {isPoll && (
        <PollFields draft={draft} onChanged={change} faults={faults} areGapsShown={areGapsShown} now={now} />
      )}
      {team.is_staff && (
        <Tick
          name="quiet"
          label={cardFormTexts.isQuiet}
          detail={cardFormTexts.isQuietDetail}
          isTicked={draft.isQuiet}
          onTicked={(isQuiet) => change({ isQuiet })}
        />
      )}
      <SavedFormFoot
        of={form}
        isUnready={isUnready}
        save={cardFormTexts.post}
        isAtEdge
        review={<ReadersLine>{readersText(team.readers, team.name)}</ReadersLine>}
      />
    </Form>
  );
}

type Faults = ReturnType<typeof faultsOf>;

const faultsOf = (draft: CardDraft, isPoll: boolean, now: number) => ({
  text: textFault(draft.text),
  options: isPoll ? optionFaults(draft.options) : { lines: [], all: null },
  closes: isPoll ? closesFault(momentOf(draft.closes), now) : null,
});

const momentOf = (closes: string) => (closes === "" ? null : Date.parse(closes));

function pollOf({ options, isMultiple, showsVoters, closes }: CardDraft): NewPoll {
  const moment = momentOf(closes);
  return {
    options: optionsOf(options),
    is_multiple: isMultiple,
    shows_voters: showsVoters,
    closes_at: moment === null ? null : new Date(moment).toISOString(),
  };
}

const problem = (text: string | null) => (text === null ? null : { tone: "problem" as const, text });

/** Tells the form which of its fields are valid. */
function useJudged(
  form: { send: (event: { type: "field.judged"; field: CardField; isFit: boolean }) => void },
  { text, options, closes }: Faults,
) {
  const fits: Record<CardField, boolean> = {
    text: text === null,
    options: options.all === null && options.lines.every((line) => line === null),
    closes: closes === null,
  };
  const judged = JSON.stringify(fits);
  useEffect(() => {
    for (const [field, isFit] of Object.entries(JSON.parse(judged) as Record<CardField, boolean>))
      form.send({ type: "field.judged", field: field as CardField, isFit });
  }, [form, judged]);
}

type PollFieldsProps = {
  draft: CardDraft;
  onChanged: (part: Partial<CardDraft>) => void;
  faults: Faults;
  areGapsShown: boolean;
  now: () => number;
};

function PollFields({ draft, onChanged, faults, areGapsShown, now }: PollFieldsProps) {
  const { options, closes } = draft;
  const rows = useRef<HTMLFieldSetElement>(null);
  const change = (at: number, text: string) =>
    onChanged({ options: options.map((each, nth) => (nth === at ? text : each)) });
  const [lastCloses, setLastCloses] = useState(closes);
  return (
    <>
      <OptionRows
        ref={rows}
        legend={cardFormTexts.options}
        problem={areGapsShown ? faults.options.all : null}
      >
        {options.map((option, at) => (
          <OptionRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity
            key={at}
            label={cardFormTexts.option(at + 1)}
            value={option}
            max={optionLength}
            problem={faults.options.lines[at] ?? null}
            onEntered={(text) => change(at, text)}
            end={
              options.length > 2 && (
                <Button
                  kind="quiet"
                  aria-label={cardFormTexts.dropOption(at + 1)}
                  icon={<CloseIcon size={20} />}
                  onClick={() => onChanged({ options: options.filter((_, nth) => nth !== at) })}
                />
              )
            }
          />
        ))}
        {options.length < mostOptions && (
          <Button
            kind="quiet"
            icon={<PlusIcon size={20} />}
            onClick={() => onChanged({ options: [...options, ""] })}
          >
            {cardFormTexts.addOption}
          </Button>
        )}
      </OptionRows>
      <Muted>{cardFormTexts.optionsDetail}</Muted>
      <Tick
        name="multiple"
        label={cardFormTexts.isMultiple}
        isTicked={draft.isMultiple}
        onTicked={(isMultiple) => onChanged({ isMultiple })}
      />
      <Tick
        name="voters"
        label={cardFormTexts.showsVoters}
        detail={cardFormTexts.showsVotersDetail}
        isTicked={draft.showsVoters}
        onTicked={(showsVoters) => onChanged({ showsVoters })}
      />
      <Tick
        name="open"
        label={cardFormTexts.isOpenEnded}
        isTicked={closes === ""}
        onTicked={(isOpen) => {
          if (isOpen) setLastCloses(closes);
          onChanged({
            closes: isOpen
              ? ""
              : lastCloses || deviceWall(new Date(now() + 86_400_000).toISOString()).slice(0, 16),
          });
        }}
      />
      {closes !== "" && (
        <FieldFrame
          label={cardFormTexts.closes}
          hint={cardFormTexts.closesDetail}
          isRequired
          message={problem(faults.closes)}
        >
          {(field) => (
            <Input
              {...field}
              type="datetime-local"
              name="closes"
              value={closes}
              min={deviceWall(new Date(now()).toISOString()).slice(0, 16)}
              max={deviceWall(new Date(now() + pollDays * 86_400_000).toISOString()).slice(0, 16)}
              onChange={({ currentTarget: { value } }) => onChanged({ closes: value || "-" })}
            />
          )}
        </FieldFrame>
      )}
    </>
  );
}

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
      form: { teamId: card.team_id, ...sent, poll: null, isQuiet: false },
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
        message={problem(fault)}
        onEntered={(text) => setTyped({ ...typed, text })}
      />
      <SavedFormFoot of={form} isUnready={isUnready} save={cardFormTexts.save} />
    </Form>
  );
}
