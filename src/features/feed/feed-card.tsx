import { useSelector } from "@xstate/react";
import { type ReactNode, useMemo, useState } from "react";
import {
  type FeedCard as Card,
  cardKeyText,
  type FeedTeam,
  isDeleted,
  keyOfCard,
} from "../../../domain/feed/card";
import { isLookedUp } from "../../../domain/feed/feed-queries";
import { feedTexts, postedAs, tombstoneText } from "../../../domain/feed/feed-texts";
import type { HuddlePerson } from "../../../domain/huddle/huddle";
import { chatTexts } from "../../../domain/huddle/huddle-texts";
import { beginning, partsOf } from "../../../domain/huddle/message-parts";
import { firstName } from "../../../domain/huddle/readers-texts";
import { noTeamColours } from "../../../domain/team/colours";
import { selectRefusal, selectWindow } from "../../../machines/feed/feed.machine";
import { Avatar } from "../../ui/account/avatar";
import { Button } from "../../ui/base/button";
import { ChatIcon } from "../../ui/base/icons";
import { inPlace } from "../../ui/base/in-place";
import { InlineNotice } from "../../ui/base/inline-notice";
import { CardButton, CardFrame, CardNote, CardText, LastComment } from "../../ui/feed/card-frame";
import { CheerAddIcon, NoCommentsIcon } from "../../ui/feed/feed-icons";
import { BlockedItem, DeletedItem } from "../../ui/feed/feed-items";
import { postTime } from "../../ui/feed/feed-time";
import { CheerCounts } from "../../ui/huddle/cheer-bar";
import { WordButton, Words } from "../../ui/huddle/words";
import { Crest, initialOf } from "../../ui/team/crest";
import { AboutEvent, CardPoll, Seen } from "./card-parts";
import type { FeedActor, FeedCardProps } from "./feed-props";

/** One post: by whom, its words, event and poll, cheers and comments, and for staff who has seen it. */
export function FeedCard(props: FeedCardProps) {
  const { feed, card, me, now, place, onDialog } = props;
  const known = useFeedPeople(feed);
  const { people, blocked, teams } = known;
  const refusal = useSelector(feed, selectRefusal);
  const [isOpened, setOpened] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const team = teams.find(({ team_id: id }) => id === card.team_id) ?? null;
  const author = people.get(card.author_id);
  const name = card.author_id === me ? chatTexts.you : author?.shown_name || chatTexts.somebody;
  const names = useMemo(
    () => new Map([...people].map(([id, { shown_name: shown }]) => [id, shown])),
    [people],
  );
  const key = cardKeyText(keyOfCard(card));
  // The stream does not say whom the reader has blocked.
  const isSure = (id: string) => id === me || isLookedUp(known, id);
  if (!isSure(card.author_id)) return null;
  if (isDeleted(card))
    return (
      <DeletedItem place={place ?? alone}>
        {[tombstoneText(card, name), card.withdrawn_at && postTime(card.withdrawn_at, now())]
          .filter(Boolean)
          .join(" · ")}
      </DeletedItem>
    );
  if (blocked.has(card.author_id) && !isOpened)
    return (
      <BlockedItem place={place ?? alone}>
        <span>{feedTexts.blocked}</span>
        <Button kind="quiet" onClick={() => setOpened(true)}>
          {feedTexts.show}
        </Button>
      </BlockedItem>
    );
  const isRefused = refusal !== null && cardKeyText(refusal.action.key) === key;
  return (
    <CardFrame
      id={key}
      face={<Crest team={team ?? noTeamColours} size={40} initial={team ? initialOf(team) : undefined} />}
      name={name}
      detail={detailOf(card, author, team, now())}
      place={place}
      isPinned={props.isPinned ?? false}
      isCurrent={props.isCurrent ?? false}
      menuLabel={feedTexts.menuOf(name)}
      onMenu={(anchor) => props.onMenu({ card, anchor, kind: "menu" })}
      parts={[
        <CardText key="text" of={card.text} isWhole={isWhole} onMore={() => setWhole(true)}>
          <Words parts={partsOf(card.text, card.mentions, names)} me={me} />
        </CardText>,
        card.is_edited && (
          <CardNote key="edited">
            <WordButton type="button" onClick={() => onDialog("earlier", key)}>
              {feedTexts.edited}
            </WordButton>
          </CardNote>
        ),
        card.event && <AboutEvent key="event" {...props} event={card.event} />,
        card.poll && <CardPoll key="poll" {...props} team={team} />,
      ]}
      acts={<Acts {...props} name={name} />}
      foot={
        <>
          {place && card.last && isSure(card.last.author_id) && (
            <Last {...props} people={people} blocked={blocked} names={names} />
          )}
          {place && card.readers && team?.is_staff && card.as_staff && (
            <Seen {...props} readers={card.readers} />
          )}
        </>
      }
      refusal={
        isRefused && (
          <InlineNotice
            role="alert"
            tone="needs-you"
            title={refusal.text}
            actions={
              <Button
                kind="secondary"
                onClick={() => feed.send({ type: "action.chosen", action: refusal.action })}
              >
                {feedTexts.again}
              </Button>
            }
          />
        )
      }
    />
  );
}

/** Of a card above its comments. */
const alone = { position: 1, size: 1 };

const noPeople = {
  people: new Map<string, HuddlePerson>(),
  lookedUp: new Set<string>(),
  blocked: new Set<string>(),
  teams: [],
};

function useFeedPeople(feed: FeedActor): {
  people: ReadonlyMap<string, HuddlePerson>;
  lookedUp: ReadonlySet<string>;
  blocked: ReadonlySet<string>;
  teams: readonly FeedTeam[];
} {
  return useSelector(feed, selectWindow) ?? noPeople;
}

/** "Coach, Comets · 16:20". */
const detailOf = (card: Card, author: HuddlePerson | undefined, team: FeedTeam | null, now: number) =>
  `${[postedAs(card, author?.standing), team?.name].filter(Boolean).join(", ")} · ${postTime(card.posted_at, now)}`;

function Acts({ card, name, place, hrefOf, onOpened, onDialog, onMenu }: FeedCardProps & { name: string }) {
  const key = cardKeyText(keyOfCard(card));
  const href = hrefOf.comments(key);
  const mine = card.mine?.cheer ?? null;
  const words = card.comments === 0 ? feedTexts.comment : feedTexts.comments(card.comments);
  const isClosed = !card.takes_comments && card.comments === 0;
  return (
    <>
      {Object.keys(card.cheers).length > 0 && (
        <CheerCounts counts={card.cheers} mine={mine} onPressed={() => onDialog("cheers", key)} />
      )}
      <CardButton
        type="button"
        data-muted=""
        aria-haspopup="dialog"
        aria-label={feedTexts.cheer}
        onClick={({ currentTarget }) => onMenu({ card, anchor: currentTarget, kind: "cheers" })}
      >
        <CheerAddIcon />
      </CardButton>
      {place &&
        (isClosed ? (
          <CardButton as="span" data-muted="">
            <NoCommentsIcon size={20} />
            {feedTexts.commentsClosed}
          </CardButton>
        ) : (
          <CardButton
            as="a"
            {...{ href, onClick: inPlace(() => onOpened(href)) }}
            aria-label={feedTexts.commentsOf(words, name)}
          >
            <ChatIcon size={20} />
            {words}
          </CardButton>
        ))}
    </>
  );
}

type LastProps = FeedCardProps & {
  people: ReadonlyMap<string, HuddlePerson>;
  blocked: ReadonlySet<string>;
  names: ReadonlyMap<string, string>;
};

function Last({ card, me, people, blocked, names, hrefOf, onOpened }: LastProps): ReactNode {
  const { last } = card;
  // The post itself is the first message.
  if (!last || last.seq <= 1 || last.withdrawn_as !== null || last.text === null) return null;
  if (blocked.has(last.author_id)) return null;
  const person = people.get(last.author_id);
  const href = hrefOf.comments(cardKeyText(keyOfCard(card)));
  return (
    <LastComment
      face={
        <Avatar user={{ id: last.author_id, avatar: person?.avatar ?? null, is_deleted: false }} size={24} />
      }
      name={last.author_id === me ? chatTexts.you : firstName(person?.shown_name ?? "")}
      href={href}
      onOpened={() => onOpened(href)}
    >
      {beginning(last.text, names)}
    </LastComment>
  );
}
