import { useSelector } from "@xstate/react";
import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { chatTexts, composerTexts, saidTexts } from "../../../domain/huddle/huddle-texts";
import { editMinutes } from "../../../domain/huddle/limits";
import { suggested, toTyped } from "../../../domain/huddle/message-parts";
import { firstName, readersLine } from "../../../domain/huddle/readers-texts";
import { lastOwn } from "../../../domain/huddle/thread-window";
import {
  selectEdited,
  selectIsReady,
  selectIsSaving,
  selectNaming,
  selectProblem,
  selectReply,
  selectText,
} from "../../../machines/huddle/composer.machine";
import { selectWindow } from "../../../machines/huddle/huddle.machine";
import { selectReaders } from "../../../machines/huddle/readers.machine";
import { ComposerBar, Suggestions } from "../../ui/huddle/composer-bar";
import { ReadersLine } from "../../ui/huddle/readers-line";
import { Face } from "./huddle-list";
import type { Opened } from "./huddle-props";
import { quotedText } from "./message-line";

export type ComposerProps = Opened & {
  /** Enter sends; else it makes a line. Ctrl and Enter always send. */
  enterSends: boolean;
  /** Takes the focus when it appears. */
  takesFocus: boolean;
  onReaders: () => void;
};

/** The field, what it answers or mends, who can be named, and above all who reads it. */
export function Composer({
  actor,
  composer,
  readers,
  huddle,
  me,
  team,
  now,
  enterSends,
  takesFocus,
  onReaders,
}: ComposerProps) {
  const text = useSelector(composer, selectText);
  const reply = useSelector(composer, selectReply);
  const edited = useSelector(composer, selectEdited);
  const naming = useSelector(composer, selectNaming);
  const problem = useSelector(composer, selectProblem);
  const isReady = useSelector(composer, selectIsReady);
  const isSaving = useSelector(composer, selectIsSaving);
  const window = useSelector(actor, selectWindow);
  const known = useSelector(readers, selectReaders);
  const [chosen, setChosen] = useState({ naming, at: 0, isClosed: false });
  if (chosen.naming !== naming) setChosen({ naming, at: 0, isClosed: false });
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const isNaming = naming !== null;
  const wantReaders = useEffectEvent(() => readers.send({ type: "readers.wanted" }));
  const isGroup = huddle.kind === "group";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the people of a group are read again when its version changes
  useEffect(() => {
    if (isNaming || isGroup) wantReaders();
  }, [isNaming, isGroup, huddle.version]);
  useFieldFocus(composer, field);
  const [isFirst] = useState(takesFocus);
  useEffect(() => {
    if (isFirst) field.current?.focus({ preventScroll: true });
  }, [isFirst]);

  const others = known?.filter(({ user_id: userId }) => userId !== me) ?? null;
  const people =
    naming === null || chosen.isClosed
      ? []
      : suggested(
          (others ?? []).map(({ person }) => person),
          naming,
        );
  const choose = (at: number) => {
    const person = people[at];
    if (person)
      composer.send({ type: "person.chosen", person: { userId: person.user_id, name: person.shown_name } });
  };
  const names = new Map([...window.people].map(([userId, { shown_name: name }]) => [userId, name]));
  const editLast = () => {
    const message = lastOwn(window, me);
    if (!message || now() - Date.parse(message.made_at) >= editMinutes * 60_000) return false;
    composer.send({ type: "edit.chosen", message, draft: toTyped(message, names) });
    return true;
  };
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (people.length > 0 && isListKey(key, event)) {
      if (key === "ArrowDown") setChosen({ ...chosen, at: (chosen.at + 1) % people.length });
      else if (key === "ArrowUp")
        setChosen({ ...chosen, at: (chosen.at + people.length - 1) % people.length });
      else if (key === "Escape") setChosen({ ...chosen, isClosed: true });
      else choose(chosen.at);
    } else if (key === "Enter" && (event.ctrlKey || event.metaKey || (enterSends && !event.shiftKey)))
      composer.send({ type: "send.pressed" });
    else if (key === "Escape" && (reply || edited)) composer.send({ type: "left" });
    else if (key !== "ArrowUp" || text !== "" || !editLast()) return;
    event.preventDefault();
  };
  return (
    <ComposerBar
      field={field}
      value={text}
      isUnready={!isReady}
      isBusy={isSaving}
      isEdit={edited !== null}
      problem={problem}
      readers={
        <ReadersLine onPressed={onReaders}>
          {readersLine(
            huddle,
            team?.name ?? null,
            others?.map(({ person }) => firstName(person.shown_name)) ?? null,
          )}
        </ReadersLine>
      }
      context={
        edited
          ? {
              title: composerTexts.editing,
              line: edited.withdrawn_as === null ? composerTexts.editingLine : saidTexts.takenBackQuote,
              leave: composerTexts.cancelEdit,
              onLeft: () => composer.send({ type: "left" }),
            }
          : reply && {
              title: composerTexts.replyingTo(
                reply.author_id === me
                  ? chatTexts.you
                  : firstName(window.people.get(reply.author_id)?.shown_name ?? ""),
              ),
              line: quotedText(reply, names),
              leave: composerTexts.cancelReply,
              onLeft: () => composer.send({ type: "left" }),
            }
      }
      listbox={people.length > 0 ? { id: `${id}-people`, active: `${id}-${chosen.at}` } : null}
      suggestions={
        people.length > 0 && (
          <Suggestions id={`${id}-people`} role="listbox" aria-label={composerTexts.people}>
            {people.map((person, at) => (
              <div
                key={person.user_id}
                id={`${id}-${at}`}
                role="option"
                tabIndex={-1}
                aria-selected={at === chosen.at}
                // The field keeps the focus.
                onPointerDown={(event) => {
                  event.preventDefault();
                  choose(at);
                }}
              >
                <Face person={person} size={32} />
                {person.shown_name}
              </div>
            ))}
          </Suggestions>
        )
      }
      onEntered={(entered, caret) => composer.send({ type: "text.entered", text: entered, caret })}
      onKey={onKey}
      onSent={() => composer.send({ type: "send.pressed" })}
    />
  );
}

const isListKey = (key: string, { ctrlKey, metaKey }: { ctrlKey: boolean; metaKey: boolean }) =>
  ["ArrowDown", "ArrowUp", "Escape", "Tab", "Enter"].includes(key) && !ctrlKey && !metaKey;

/** Focuses the field with the caret where the machine wants it, after the text has been rendered. */
function useFieldFocus(composer: Opened["composer"], field: { current: HTMLTextAreaElement | null }) {
  const [focusAt, setFocusAt] = useState<{ caret: number } | null>(null);
  useEffect(() => {
    const subscription = composer.on("field.wanted", ({ caret }) => setFocusAt({ caret }));
    return () => subscription.unsubscribe();
  }, [composer]);
  useLayoutEffect(() => {
    if (!focusAt) return;
    const focus = () => {
      field.current?.focus();
      field.current?.setSelectionRange(focusAt.caret, focusAt.caret);
    };
    // A menu that is still fading out would take the focus back.
    const menu = document.querySelector("dialog[open]");
    if (!menu) return focus();
    menu.addEventListener("close", focus, { once: true });
    return () => menu.removeEventListener("close", focus);
  }, [focusAt, field]);
}
