import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import type { Huddle, Message } from "../../../domain/huddle/huddle";
import { threadTexts } from "../../../domain/huddle/huddle-texts";
import { plainText } from "../../../domain/huddle/message-parts";
import { firstName } from "../../../domain/huddle/readers-texts";
import type { HuddleKey, Reader } from "../../../domain/huddle/talk-outcomes";
import type { MessageOutbox } from "../../../domain/huddle/unsent-message";
import { type ComposerMachine, type Draft, selectText } from "../../../machines/huddle/composer.machine";
import { type HuddleMachine, selectRefusal, selectWindow } from "../../../machines/huddle/huddle.machine";
import { type ReadersMachine, selectReaders } from "../../../machines/huddle/readers.machine";
import { type SpeechMachine, selectSaid } from "../../../machines/huddle/speech.machine";
import { InlineNotice } from "../../ui/base/inline-notice";
import { HuddleEnd } from "../../ui/huddle/chat-frame";
import { Composer } from "./composer";
import type { HuddleDialog } from "./huddle-menu";
import type { HuddleTeam, Opened } from "./huddle-props";
import { ThreadView, type ThreadViewProps } from "./thread-view";
import { useUnsent } from "./unsent-lines";

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
