import { useActorRef, useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { Huddle, Message } from "../../../domain/huddle/huddle";
import { chatTexts, threadTexts } from "../../../domain/huddle/huddle-texts";
import { plainText } from "../../../domain/huddle/message-parts";
import { firstName, readersCount } from "../../../domain/huddle/readers-texts";
import type { HuddleAction, HuddleKey, Reader } from "../../../domain/huddle/talk-outcomes";
import type { MessageOutbox } from "../../../domain/huddle/unsent-message";
import { type ComposerMachine, type Draft, selectText } from "../../../machines/huddle/composer.machine";
import {
  type HuddleMachine,
  selectFault,
  selectHuddle,
  selectRefusal,
  selectStep,
  selectWindow,
} from "../../../machines/huddle/huddle.machine";
import { type ReadersMachine, selectReaders } from "../../../machines/huddle/readers.machine";
import { type SpeechMachine, selectSaid } from "../../../machines/huddle/speech.machine";
import { Button } from "../../ui/base/button";
import { ArrowBackIcon } from "../../ui/base/icons";
import { inPlace } from "../../ui/base/in-place";
import { InlineNotice } from "../../ui/base/inline-notice";
import { Skeleton } from "../../ui/base/skeleton";
import { HuddleEnd, HuddleHead, HuddlePane } from "../../ui/huddle/chat-frame";
import { useSight } from "../../ui/huddle/use-sight";
import { Composer } from "./composer";
import { TeamFace } from "./huddle-list";
import { type HuddleDialog, HuddleMenu } from "./huddle-menu";
import type { HuddleActor, HuddleTeam, Opened } from "./huddle-props";
import { ThreadView, type ThreadViewProps } from "./thread-view";
import { LeftOver, useUnsent } from "./unsent-lines";

/** What the messages and the field take. */
export type HuddleBodyProps = {
  huddleKey: HuddleKey;
  /** Number of a message to open at. */
  around: number | null;
  me: string;
  team: HuddleTeam | null;
  machines: {
    huddle: HuddleMachine;
    composer: ComposerMachine;
    readers: ReadersMachine;
    speech: SpeechMachine;
  };
  outbox: MessageOutbox;
  /** What is typed but not sent. */
  readDraft: () => Draft;
  isWide: boolean;
  now: () => number;
  newId: () => string;
  copy: (text: string) => void;
  onDialog: (dialog: HuddleDialog) => void;
  onReport: (message: Message) => void;
  onEarlier: (message: Message) => void;
  onCheers: (message: Message) => void;
  /** Something that the list shows has changed. */
  onChanged: () => void;
};

export type OpenHuddleProps = HuddleBodyProps & {
  back: { href: string; onOpened: () => void };
  onLeft: () => void;
  onNamed: (name: string) => void;
  /** The dialogs over the huddle. */
  dialogs: (actor: HuddleActor) => ReactNode;
};

/** The machine of an opened huddle, and what the page shows of it. */
export function useHuddle({ huddleKey, around, me, machines }: HuddleBodyProps) {
  const [input] = useState({ key: huddleKey, me, around });
  const actor = useActorRef(machines.huddle, { input });
  const step = useSelector(actor, selectStep);
  const huddle = useSelector(actor, selectHuddle);
  useSight();
  return { actor, step, huddle, input };
}

/** One huddle: who reads it, what was said, and the field. */
export function OpenHuddle(props: OpenHuddleProps) {
  const { around, back } = props;
  const { actor, step, huddle, input } = useHuddle(props);
  const leave = useEffectEvent(props.onLeft);
  useEffect(() => {
    const subscription = actor.on("huddle.left", () => leave());
    return () => subscription.unsubscribe();
  }, [actor]);
  // A hit in the huddle that is open already.
  useEffect(() => {
    if (around !== null && around !== input.around) actor.send({ type: "place.wanted", seq: around });
  }, [actor, around, input]);
  const sendName = useEffectEvent(props.onNamed);
  const name = huddle?.name;
  useEffect(() => {
    if (name !== undefined) sendName(name);
  }, [name]);
  const head = (title: string, rest?: ReactNode) => (
    <HuddleHead>
      {!props.isWide && (
        <a href={back.href} aria-label={threadTexts.back} onClick={inPlace(back.onOpened)}>
          <ArrowBackIcon />
        </a>
      )}
      <TeamFace team={props.team} />
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {huddle && step === "shown" && (
          <button type="button" aria-haspopup="dialog" onClick={() => props.onDialog("readers")}>
            {readersCount(huddle)}
          </button>
        )}
      </div>
      {rest}
    </HuddleHead>
  );
  if (step === "shown" && huddle)
    return (
      <HuddlePane>
        {head(
          huddle.name,
          <HuddleMenu
            huddle={huddle}
            team={props.team}
            isWide={props.isWide}
            now={props.now}
            onAction={(action: HuddleAction) => actor.send({ type: "action.chosen", action })}
            onDialog={props.onDialog}
          />,
        )}
        <HuddleBody {...props} actor={actor} huddle={huddle} />
        {props.dialogs(actor)}
      </HuddlePane>
    );
  return (
    <HuddlePane>
      {head(huddle?.name ?? chatTexts.title)}
      <HuddleRest {...props} actor={actor} />
    </HuddlePane>
  );
}

/** In place of the messages: while they are read, if they could not be, or if the huddle is not the reader's. */
export function HuddleRest({
  actor,
  huddleKey,
  me,
  outbox,
  readDraft,
}: HuddleBodyProps & Pick<Opened, "actor">) {
  const step = useSelector(actor, selectStep);
  const fault = useSelector(actor, selectFault);
  return (
    <HuddleEnd data-rest="">
      {step === "opening" && <Skeleton rows={6} label={threadTexts.opening} />}
      {step === "failed" && (
        <InlineNotice
          role="alert"
          tone="needs-you"
          title={fault}
          actions={
            <Button kind="secondary" onClick={() => actor.send({ type: "retry.pressed" })}>
              Try again
            </Button>
          }
        />
      )}
      {(step === "gone" || step === "left") && (
        <InlineNotice title={threadTexts.gone}>{threadTexts.goneLine}</InlineNotice>
      )}
      {step === "gone" && <LeftOver huddleKey={huddleKey} me={me} outbox={outbox} text={readDraft().text} />}
    </HuddleEnd>
  );
}

const readersShownOf = ({ version }: Huddle, readers: readonly Reader[] | null) => ({
  huddleVersion: version,
  ...(readers && { readerIds: readers.map(({ user_id: id }) => id) }),
});

/** The messages and the field. */
export function HuddleBody(
  props: HuddleBodyProps & Pick<Opened, "actor" | "huddle"> & Pick<ThreadViewProps, "lead">,
) {
  const { actor, huddle, huddleKey, me, team, machines, outbox, now, readDraft, newId, isWide } = props;
  const composer = useActorRef(machines.composer, { input: { draft: readDraft() } });
  const readers = useActorRef(machines.readers, { input: huddleKey });
  const speech = useActorRef(machines.speech);
  const said = useSelector(speech, selectSaid);
  const refusal = useSelector(actor, selectRefusal);
  const text = useSelector(composer, selectText);
  const known = useSelector(readers, selectReaders);
  // A group's message goes to the people who were shown when it was written.
  const [shown, setShown] = useState({ known, company: readersShownOf(huddle, known) });
  if (shown.known !== known) setShown({ known, company: readersShownOf(huddle, known) });
  const unsent = useUnsent(outbox, huddleKey);
  const sendChanged = useEffectEvent(props.onChanged);
  const write = useEffectEvent(
    (message: { text: string; mentions: readonly string[]; replyTo: number | null }) => {
      outbox.add({
        ...message,
        ...huddleKey,
        ...(huddle.kind === "group" ? shown.company : { huddleVersion: null }),
        messageId: newId(),
        writtenAt: new Date(now()).toISOString(),
      });
      if (selectWindow(actor.getSnapshot()).hasNewer) actor.send({ type: "end.wanted" });
    },
  );
  useEffect(() => {
    const written = composer.on("message.written", write);
    const edited = composer.on("message.edited", ({ message }) => {
      actor.send({ type: "fact.received", messages: [message] });
      sendChanged();
    });
    const stopSent = outbox.onSent(({ huddleId, message }) => {
      if (huddleId !== huddleKey.huddleId) return;
      actor.send({ type: "fact.received", messages: [message] });
      sendChanged();
    });
    const changed = actor.on("messages.changed", ({ messages, came }) => {
      composer.send({ type: "messages.changed", messages });
      speech.send({ type: "messages.changed", messages });
      const { people } = selectWindow(actor.getSnapshot());
      const names = new Map([...people].map(([id, { shown_name: name }]) => [id, name]));
      for (const { seq, author_id: author, text, mentions } of came)
        speech.send({
          type: "message.received",
          seq,
          words: threadTexts.heard(firstName(names.get(author) ?? ""), plainText(text, mentions, names)),
        });
      if (messages.length > 0) sendChanged();
    });
    return () => {
      changed.unsubscribe();
      written.unsubscribe();
      edited.unsubscribe();
      stopSent();
    };
  }, [actor, composer, speech, outbox, huddleKey]);
  // What was read, muted or renamed here shows in the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dependencies only trigger the refresh
  useEffect(() => sendChanged(), [huddle.read_seq, huddle.muted_until, huddle.version, huddle.is_over]);
  const opened: Opened = { actor, composer, readers, huddle, me, team, outbox, now };
  return (
    <>
      <ThreadView
        {...opened}
        unsent={unsent}
        isWide={isWide}
        said={said}
        {...(props.lead !== undefined && { lead: props.lead })}
        copy={props.copy}
        onReport={props.onReport}
        onEarlier={props.onEarlier}
        onCheers={props.onCheers}
      />
      <div>
        {refusal && !("messageId" in refusal.action) && (
          <InlineNotice role="alert" tone="needs-you" title={refusal.text} />
        )}
        {huddle.is_over ? (
          <HuddleEnd>
            <b>{huddle.kind === "card" ? threadTexts.closed : threadTexts.over}</b>
            <span>{threadTexts.overLine}</span>
            {text !== "" && <span>{threadTexts.unsentWords(text)}</span>}
          </HuddleEnd>
        ) : (
          <Composer
            {...opened}
            enterSends={isWide}
            takesFocus={isWide && props.around === null}
            onReaders={() => props.onDialog("readers")}
          />
        )}
      </div>
    </>
  );
}
