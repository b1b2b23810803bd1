import { useSelector } from "@xstate/react";
import { dayParts, timeText } from "../../../domain/dates/wall-time";
import {
  type CardEvent,
  cardKeyText,
  countsWith,
  type FeedTeam,
  isPollOpen,
  keyOfCard,
  picksAfter,
} from "../../../domain/feed/card";
import type { FeedAction } from "../../../domain/feed/feed-outcomes";
import { feedTexts, pollLine } from "../../../domain/feed/feed-texts";
import { notVotedText, remindText } from "../../../domain/feed/remind-texts";
import { kindNames } from "../../../domain/schedule/event/event";
import { eventTitle } from "../../../domain/schedule/event/event-fact-texts";
import { selectIsReminding, selectWantedPicks } from "../../../machines/feed/feed.machine";
import { Button } from "../../ui/base/button";
import { EyeIcon } from "../../ui/base/icons";
import { CardEventRow } from "../../ui/feed/card-event";
import { CardNote, SeenLine } from "../../ui/feed/card-frame";
import { pollMoment, zoneOfCard } from "../../ui/feed/feed-time";
import { PollBars } from "../../ui/feed/poll-bars";
import { WordButton } from "../../ui/huddle/words";
import { DateBlock } from "../../ui/schedule/date-block";
import type { FeedCardProps } from "./feed-props";

/** The event that a post is about. */
export function AboutEvent({ card, event, hrefOf, onOpened }: FeedCardProps & { event: CardEvent }) {
  const href = hrefOf.event(`${card.team_id}.${event.event_id}`);
  const isOff = event.status === "called_off";
  const title = eventTitle({ ...event, title: event.title || kindNames[event.kind] });
  const time =
    event.timing === "timed"
      ? [timeText(event.starts_local), zoneOfCard(event)].filter(Boolean).join(" ")
      : "";
  return (
    <CardEventRow
      lead={<DateBlock {...dayParts(event.starts_local.slice(0, 10))} />}
      title={title}
      line={isOff ? feedTexts.isOff : time}
      isOff={isOff}
      href={href}
      onOpened={() => onOpened(href)}
    />
  );
}

/** A poll's bars, until when it runs, and who has voted. */
export function CardPoll({ feed, card, now, team, onDialog }: FeedCardProps & { team: FeedTeam | null }) {
  const key = keyOfCard(card);
  const wanted = useSelector(feed, (snapshot) => selectWantedPicks(snapshot, key));
  const { poll, mine } = card;
  if (!poll) return null;
  const stored = mine?.picks ?? [];
  const picks = wanted ?? stored;
  const { counts, voters } = countsWith(poll, stored, picks);
  const maySeeVoters = poll.voters > 0 && (poll.shows_voters || team?.is_staff === true);
  const send = (action: FeedAction) => feed.send({ type: "action.chosen", action });
  return (
    <>
      <PollBars
        label={feedTexts.poll}
        options={poll.options}
        counts={counts}
        voters={voters}
        picks={picks}
        isMultiple={poll.is_multiple}
        isOpen={isPollOpen(poll, now())}
        isBusy={wanted !== undefined}
        onPressed={(option) =>
          send({ kind: "vote", key, picks: picksAfter(picks, option, poll.is_multiple) })
        }
      />
      <CardNote>
        {pollLine(poll, voters, now(), (moment) => pollMoment(moment, now()))}
        {maySeeVoters && (
          <>
            {" · "}
            <WordButton
              type="button"
              aria-haspopup="dialog"
              onClick={() => onDialog("voters", cardKeyText(key))}
            >
              {feedTexts.whoVoted}
            </WordButton>
          </>
        )}
      </CardNote>
    </>
  );
}

/** For staff: how many have seen it, and a reminder for the others. */
export function Seen({ feed, card, readers, onDialog }: FeedCardProps & { readers: Readers }) {
  const key = keyOfCard(card);
  const isReminding = useSelector(feed, (snapshot) => selectIsReminding(snapshot, key));
  const { seen, of, to_remind: open } = readers;
  return (
    <SeenLine>
      <EyeIcon size={18} />
      <span>
        {[feedTexts.seen(seen, of), open?.for === "vote" && notVotedText(open)].filter(Boolean).join(" · ")}
        {" · "}
        <WordButton type="button" aria-haspopup="dialog" onClick={() => onDialog("seen", cardKeyText(key))}>
          {feedTexts.whoHasSeen}
        </WordButton>
      </span>
      {open && (
        <Button
          kind="secondary"
          isBusy={isReminding}
          onClick={() =>
            feed.send({ type: "action.chosen", action: { kind: "remind", key, what: open.for } })
          }
        >
          {remindText(open)}
        </Button>
      )}
    </SeenLine>
  );
}

type Readers = NonNullable<FeedCardProps["card"]["readers"]>;
