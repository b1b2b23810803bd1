import { useSelector } from "@xstate/react";
import { type ComponentType, type FormEvent, Suspense, useEffect, useRef, useState } from "react";
import type { FeedTeam } from "../../../domain/feed/card";
import {
  type CardDraft,
  type CardField,
  type DraftFaults,
  draftFaults,
  pollOf,
  type SavedCard,
} from "../../../domain/feed/card-form";
import { readersText } from "../../../domain/feed/feed-texts";
import { cardFormTexts } from "../../../domain/feed/form-texts";
import { postLength } from "../../../domain/feed/limits";
import { tidyMessage } from "../../../domain/huddle/message-text";
import { type CardFormMachine, selectIsCardUnready } from "../../../machines/feed/card-form.machine";
import { SavedFormFoot, useIsSaving } from "../../controls/base/saved-form-foot";
import { useSavedForm } from "../../controls/base/use-saved-form";
import { useHold } from "../../controls/dialogs/held-dialog";
import { problemMessage } from "../../controls/fields/problem-message";
import { useGaps, useShownGaps } from "../../controls/fields/use-gaps";
import { Button } from "../../ui/base/button";
import { CalendarIcon } from "../../ui/base/icons";
import { Muted } from "../../ui/base/page";
import { Skeleton } from "../../ui/base/skeleton";
import { ChoiceChips } from "../../ui/fields/choice-chips";
import { Form } from "../../ui/fields/form";
import { TextArea } from "../../ui/fields/text-area";
import { Tick } from "../../ui/fields/tick";
import { ReadersLine } from "../../ui/huddle/readers-line";
import type { EventPickProps } from "./event-pick";
import type { PollFieldsProps } from "./poll-fields";

export type CardFormProps = {
  machine: CardFormMachine;
  /** Loaded at the press that asks for it. */
  EventPick: ComponentType<EventPickProps>;
  PollFields: ComponentType<PollFieldsProps>;
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
  EventPick,
  PollFields,
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
  const eventId = draft.event && draft.event.teamId === team?.team_id ? draft.event.eventId : null;
  const [isAboutEvent, setAboutEvent] = useState(draft.event !== null);
  const isPoll = kind === "ask";
  const faults = draftFaults(draft, isPoll, now());
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
        eventId,
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
        message={problemMessage(draft.text === "" ? shown(faults.text) : faults.text)}
        onEntered={(text) => change({ text })}
      />
      {isPoll && (
        <Suspense fallback={<Skeleton rows={4} label={cardFormTexts.options} />}>
          <PollFields
            draft={draft}
            onChanged={change}
            faults={faults}
            areGapsShown={areGapsShown}
            now={now}
          />
        </Suspense>
      )}
      {isAboutEvent ? (
        <Suspense fallback={<Skeleton rows={1} label={cardFormTexts.eventsOpening} />}>
          <EventPick
            key={team.team_id}
            teamId={team.team_id}
            eventId={eventId}
            onPicked={(id) => change({ event: id === null ? null : { teamId: team.team_id, eventId: id } })}
          />
        </Suspense>
      ) : (
        <div>
          <Button kind="quiet" icon={<CalendarIcon size={20} />} onClick={() => setAboutEvent(true)}>
            {cardFormTexts.addEvent}
          </Button>
        </div>
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

/** Tells the form which of its fields are valid. */
function useJudged(
  form: { send: (event: { type: "field.judged"; field: CardField; isFit: boolean }) => void },
  { text, options, closes }: DraftFaults,
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
