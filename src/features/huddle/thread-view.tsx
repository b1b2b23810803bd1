import { useSelector } from "@xstate/react";
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from "react";
import type { Message } from "../../../domain/huddle/huddle";
import { chatTexts, saidTexts, threadTexts } from "../../../domain/huddle/huddle-texts";
import { blocksOf } from "../../../domain/huddle/message-groups";
import { plainText, toTyped } from "../../../domain/huddle/message-parts";
import { answered, countAfter, unsentIn } from "../../../domain/huddle/thread-window";
import type { UnsentMessage } from "../../../domain/huddle/unsent-message";
import { roleName } from "../../../domain/team/roster";
import {
  selectBlocked,
  selectIsResting,
  selectMarked,
  selectNewAfter,
  selectRefusal,
  selectReported,
  selectWindow,
} from "../../../machines/huddle/huddle.machine";
import { RoleBadge } from "../../ui/account/role-badge";
import { Skeleton } from "../../ui/base/skeleton";
import { VisuallyHidden } from "../../ui/base/visually-hidden";
import { dayLine, dayOfMoment } from "../../ui/huddle/talk-time";
import {
  AuthorGroup,
  DayLine,
  JumpChip,
  NewLine,
  ThreadBox,
  ThreadGround,
  ThreadStart,
} from "../../ui/huddle/thread";
import { useThreadScroll } from "../../ui/huddle/use-thread-scroll";
import { clockOf } from "../../ui/schedule/device-clock";
import { Face } from "./huddle-list";
import type { Opened } from "./huddle-props";
import { MessageLine } from "./message-line";
import { MessageMenu } from "./message-menu";
import { UnsentLines } from "./unsent-lines";

export type ThreadViewProps = Opened & {
  unsent: readonly UnsentMessage[];
  isWide: boolean;
  /** What screen readers are told. */
  said: string;
  /** Stands in place of the first message: the post that the others comment. */
  lead?: ReactNode;
  copy: (text: string) => void;
  onReport: (message: Message) => void;
  onEarlier: (message: Message) => void;
  onCheers: (message: Message) => void;
};

/** The messages of a huddle. Arrow keys move among them, M opens the menu of one, R answers it. */
export function ThreadView(props: ThreadViewProps) {
  const { actor, composer, huddle, me, team, isWide, now, lead } = props;
  const window = useSelector(actor, selectWindow);
  // The live line may tell of the own message before its sender hears that it was stored.
  const unsent = useMemo(() => unsentIn(window, props.unsent), [window, props.unsent]);
  const newAfter = useSelector(actor, selectNewAfter);
  const marked = useSelector(actor, selectMarked);
  const blocked = useSelector(actor, selectBlocked);
  const reported = useSelector(actor, selectReported);
  const refusal = useSelector(actor, selectRefusal);
  const isResting = useSelector(actor, selectIsResting);
  const [active, setActive] = useState<number | null>(null);
  const [menu, setMenu] = useState<{ seq: number; anchor: Element } | null>(null);
  const ground = useRef<HTMLDivElement>(null);
  const names = useMemo(
    () => new Map([...window.people].map(([id, { shown_name: name }]) => [id, name])),
    [window.people],
  );
  const hasLead = lead !== undefined;
  const messages = useMemo(
    () => (hasLead ? window.messages.filter(({ seq }) => seq > 1) : window.messages),
    [window.messages, hasLead],
  );
  const blocks = useMemo(
    () => blocksOf(messages, { me, newAfter, dayOf: dayOfMoment }),
    [messages, me, newAfter],
  );
  const content = useMemo(() => [window.messages, unsent, isResting], [window.messages, unsent, isResting]);
  const { isAtEnd, goToEnd, onScroll } = useThreadScroll({
    ground,
    content,
    hasNewer: window.hasNewer,
    marked,
    unsent: unsent.length,
    onSeen: (seq) => actor.send({ type: "sight.changed", seq }),
    onNear: (edge) => actor.send({ type: edge === "top" ? "older.wanted" : "newer.wanted" }),
  });
  const last = messages.at(-1);
  const stop = messages.some(({ seq }) => seq === active) ? active : (last?.seq ?? null);
  const find = (seq: number | null | undefined) => window.messages.find((each) => each.seq === seq) ?? null;
  const opened = find(menu?.seq);

  const edit = (message: Message) =>
    composer.send({ type: "edit.chosen", message, draft: toTyped(message, names) });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const line = (event.target as Element).closest<HTMLElement>("[data-message]");
    if (!line || event.ctrlKey || event.metaKey || event.altKey || event.target !== line) return;
    const lines = [...(ground.current?.querySelectorAll<HTMLElement>("[data-message]") ?? [])];
    const at = lines.indexOf(line);
    const to = { ArrowUp: lines[at - 1], ArrowDown: lines[at + 1], Home: lines[0], End: lines.at(-1) }[
      event.key
    ];
    const message = find(Number(line.dataset.seq));
    if (to) to.focus();
    else if (event.key === "m" && message)
      setMenu({ seq: message.seq, anchor: line.querySelector("[data-bubble]") ?? line });
    else if (event.key === "r" && message && message.withdrawn_as === null && !huddle.is_over)
      composer.send({ type: "reply.chosen", message });
    else return;
    event.preventDefault();
  };
  const isBelow = !isAtEnd || window.hasNewer;
  const below = window.hasNewer
    ? Math.max(window.lastSeq - window.readSeq, 0)
    : countAfter(window, window.readSeq, me);
  const goDown = () => {
    if (window.hasNewer) actor.send({ type: "end.wanted" });
    goToEnd();
  };
  return (
    <ThreadBox>
      <ThreadGround
        ref={ground}
        role="log"
        aria-live="off"
        aria-label={threadTexts.log}
        tabIndex={messages.length === 0 ? 0 : -1}
        data-led={hasLead || undefined}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => {
          const line = (target as Element).closest<HTMLElement>("[data-message]");
          if (line) setActive(Number(line.dataset.seq));
        }}
      >
        {window.hasOlder ? (
          <Skeleton rows={2} label={threadTexts.older} />
        ) : (
          (hasLead && <div data-seq="1">{lead}</div>) || <ThreadStart>{threadTexts.start}</ThreadStart>
        )}
        {blocks.map((block) => {
          if (block.kind === "day") return <DayLine key={block.key}>{dayLine(block.day, now())}</DayLine>;
          if (block.kind === "new") return <NewLine key={block.key} />;
          const isOwn = block.authorId === me;
          const person = window.people.get(block.authorId);
          return (
            <AuthorGroup
              key={block.key}
              isOwn={isOwn}
              name={person?.shown_name || chatTexts.somebody}
              badge={staffBadge(person?.standing)}
              face={person && <Face person={person} size={36} />}
              time={clockOf(block.messages[0]?.made_at ?? 0)}
            >
              {block.messages.map((message, at) => (
                <MessageLine
                  key={message.message_id}
                  message={message}
                  me={me}
                  names={names}
                  isBlocked={blocked.includes(message.author_id) || reported.includes(message.message_id)}
                  isMarked={message.seq === marked?.seq}
                  isActive={message.seq === stop}
                  answered={message.reply_to === null ? undefined : answered(window, message.reply_to)}
                  isAnsweredBlocked={blocked.includes(
                    (message.reply_to !== null && answered(window, message.reply_to)?.author_id) || "",
                  )}
                  stamp={
                    isOwn && at === block.messages.length - 1 && message.withdrawn_as === null
                      ? message === last
                        ? saidTexts.sent(clockOf(message.made_at))
                        : clockOf(message.made_at)
                      : null
                  }
                  refusal={
                    refusal &&
                    "messageId" in refusal.action &&
                    refusal.action.messageId === message.message_id
                      ? refusal.text
                      : null
                  }
                  onMenu={(anchor) => setMenu({ seq: message.seq, anchor })}
                  onCheersPressed={() => props.onCheers(message)}
                  onAnsweredPressed={(seq) => actor.send({ type: "place.wanted", seq })}
                  onEarlier={() => props.onEarlier(message)}
                />
              ))}
            </AuthorGroup>
          );
        })}
        {!window.hasNewer && <UnsentLines unsent={unsent} names={names} me={me} outbox={props.outbox} />}
        <VisuallyHidden role="status">{props.said}</VisuallyHidden>
      </ThreadGround>
      {isBelow && <JumpChip count={below} onPressed={goDown} />}
      <MessageMenu
        message={opened}
        anchor={menu?.anchor ?? null}
        isWide={isWide}
        huddle={huddle}
        me={me}
        team={team}
        author={(opened && window.people.get(opened.author_id)) ?? null}
        isBlocked={opened !== null && blocked.includes(opened.author_id)}
        now={now}
        onAction={(action) => actor.send({ type: "action.chosen", action })}
        onReply={(message) => composer.send({ type: "reply.chosen", message })}
        onEdit={edit}
        onCopied={({ text, mentions }) => props.copy(plainText(text, mentions, names))}
        onReport={props.onReport}
        onEarlier={props.onEarlier}
        onCheers={props.onCheers}
        onClosed={() => setMenu(null)}
      />
    </ThreadBox>
  );
}

/** Who speaks for the team. */
const staffBadge = (standing: "manager" | "coach" | "player" | "guardian" | null | undefined) =>
  (standing === "coach" || standing === "manager") && <RoleBadge>{roleName(standing)}</RoleBadge>;
