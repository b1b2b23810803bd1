import { useActorRef, useSelector } from "@xstate/react";
import { useState } from "react";
import type { CardKey } from "../../../domain/feed/card";
import { countOpen, groupsOf, type SeenReader } from "../../../domain/feed/card-readers";
import type { ReminderFor } from "../../../domain/feed/feed-outcomes";
import { feedTexts } from "../../../domain/feed/feed-texts";
import { seenTexts } from "../../../domain/feed/form-texts";
import { remindedText, remindText } from "../../../domain/feed/remind-texts";
import { chatTexts } from "../../../domain/huddle/huddle-texts";
import { readerParts } from "../../../domain/huddle/people-texts";
import {
  type CardReadersMachine,
  selectIsReminding,
  selectReaders,
  selectRefusal,
  selectReminded,
  selectWhat,
} from "../../../machines/feed/card-readers.machine";
import { Avatar } from "../../ui/account/avatar";
import { Button } from "../../ui/base/button";
import { InlineNotice } from "../../ui/base/inline-notice";
import { ListRow, RowGroup } from "../../ui/base/list-row";
import { Muted, Stack } from "../../ui/base/page";
import { SectionHead } from "../../ui/base/section-head";
import { Skeleton } from "../../ui/base/skeleton";
import { ChoiceChips } from "../../ui/fields/choice-chips";

export type CardReadersProps = {
  machine: CardReadersMachine;
  of: CardKey;
  /** The card asks something that is still open. */
  hasOpenPoll: boolean;
};

/** Who has seen a post, or while it asks something who has voted; the others can be reminded, one family once. */
export function CardReaders({ machine, of, hasOpenPoll }: CardReadersProps) {
  const [input] = useState<{ card: CardKey; what: ReminderFor }>({
    card: of,
    what: hasOpenPoll ? "vote" : "seen",
  });
  const actor = useActorRef(machine, { input });
  const readers = useSelector(actor, selectReaders);
  const refusal = useSelector(actor, selectRefusal);
  const what = useSelector(actor, selectWhat);
  const reminded = useSelector(actor, selectReminded);
  const isReminding = useSelector(actor, selectIsReminding);
  const fault = refusal !== null && (
    <InlineNotice
      role="alert"
      tone="needs-you"
      title={refusal}
      actions={
        readers === null && (
          <Button kind="secondary" onClick={() => actor.send({ type: "retry.pressed" })}>
            {feedTexts.again}
          </Button>
        )
      }
    />
  );
  if (readers === null) return fault || <Skeleton rows={4} label={seenTexts.opening} />;
  const { open, atHome, done } = groupsOf(readers, what);
  return (
    <Stack $gap={3}>
      {hasOpenPoll && (
        <ChoiceChips
          legend={seenTexts.byView}
          name="what"
          options={views}
          value={what}
          onChosen={(value) => actor.send({ type: "view.chosen", what: value as ReminderFor })}
        />
      )}
      {fault}
      {reminded !== null && <InlineNotice role="status" tone="done" title={remindedText(reminded)} />}
      {open.length > 0 && reminded === null && (
        <Button isBusy={isReminding} onClick={() => actor.send({ type: "remind.pressed" })}>
          {remindText(countOpen(open))}
        </Button>
      )}
      {open.length > 0 ? (
        <People title={what === "seen" ? seenTexts.notYet : seenTexts.notVoted} readers={open} />
      ) : (
        <Muted>{what === "seen" ? seenTexts.everybody : seenTexts.everybodyVoted}</Muted>
      )}
      {atHome.length > 0 && (
        <People title={what === "seen" ? seenTexts.atHome : seenTexts.votedAtHome} readers={atHome} />
      )}
      {done.length > 0 && (
        <People title={what === "seen" ? seenTexts.seen : seenTexts.voted} readers={done} />
      )}
    </Stack>
  );
}

const views = [
  { value: "vote", label: seenTexts.byVote },
  { value: "seen", label: seenTexts.bySeen },
] as const;

const People = ({ title, readers }: { title: string; readers: readonly SeenReader[] }) => (
  <section aria-label={title}>
    <SectionHead level={3} count={readers.length}>
      {title}
    </SectionHead>
    <RowGroup>
      {readers.map(({ user_id: id, person, of }) => (
        <ListRow
          key={id}
          start={<Avatar user={{ id, avatar: person.avatar, is_deleted: false }} />}
          title={person.shown_name || chatTexts.somebody}
          detail={person.standing && readerParts({ standing: person.standing, of })}
        />
      ))}
    </RowGroup>
  </section>
);
