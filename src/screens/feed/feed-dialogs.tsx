import { type ComponentType, type ReactNode, Suspense, useState } from "react";
import type { Announcement } from "../../../domain/base/announcement";
import {
  type FeedCard as Card,
  type CardKey,
  type FeedTeam,
  huddleKeyOf,
  isPollOpen,
  messageKeyOf,
  readCardKey,
} from "../../../domain/feed/card";
import type { CardDraft } from "../../../domain/feed/card-form";
import type { FeedDialog } from "../../../domain/feed/dialogs";
import { cheerOf } from "../../../domain/feed/feed-outcomes";
import { feedTexts } from "../../../domain/feed/feed-texts";
import { cardOf, type FeedWindow, teamOf } from "../../../domain/feed/feed-window";
import { cardFormTexts, seenTexts, votersTexts } from "../../../domain/feed/form-texts";
import { cheersTexts } from "../../../domain/huddle/dialog-texts";
import { saidTexts } from "../../../domain/huddle/huddle-texts";
import { plainText } from "../../../domain/huddle/message-parts";
import { reportTexts } from "../../../domain/report/report-texts";
import { routes } from "../../../domain/shell/routes";
import { HeldDialog } from "../../controls/dialogs/held-dialog";
import { ModalDialog } from "../../controls/dialogs/modal-dialog";
import { PanelDialog } from "../../controls/dialogs/panel-dialog";
import { CardEdit, CardForm, type CardFormProps } from "../../features/feed/card-form";
import type { CardMenuProps, OpenedMenu } from "../../features/feed/card-menu";
import { CardReaders, type CardReadersProps } from "../../features/feed/card-readers";
import { FeedCard } from "../../features/feed/feed-card";
import { PollVoters, type PollVotersProps } from "../../features/feed/poll-voters";
import { useFeed } from "../../features/feed/use-feed";
import { useLastOpen } from "../../features/team/use-last-open";
import { Skeleton } from "../../ui/base/skeleton";
import type { MessageDialogProps } from "../huddle/message-dialog";
import type { CommentsProps } from "./card-comments";
import type { FeedDialogsProps } from "./feed-place";

export type FeedDialogsPorts = {
  form: CardFormProps["machine"];
  readers: CardReadersProps["machine"];
  voters: PollVotersProps["machine"];
  CardMenu: ComponentType<CardMenuProps>;
  /** Loaded when the first one opens, as the comments are. */
  MessageDialog: ComponentType<MessageDialogProps>;
  /** What is typed of a post, and of a poll. */
  drafts: {
    read: (kind: "post" | "ask") => CardDraft;
    write: (kind: "post" | "ask", draft: CardDraft) => void;
    drop: (kind: "post" | "ask") => void;
  };
  Comments: ComponentType<CommentsProps>;
  announce: (announcement: Announcement) => void;
  copy: (text: string) => void;
  now: () => number;
};

/** The dialogs over a feed. */
export function FeedDialogs({ ports, ...props }: FeedDialogsProps & { ports: FeedDialogsPorts }) {
  const { feed, me, query, wanted, onClosed } = props;
  const { window, teams, chosen } = useFeed(feed);
  const { drafts, announce, now } = ports;
  const isOver = query.has("card");
  /** Open on a card of the feed; over the comments the same names are of messages. */
  const onCard = (name: FeedDialog) =>
    !isOver || name === "seen" || name === "voters" || name === "edit" ? name : null;
  const common = { window, wanted, query, onClosed };
  const saved = (taken: Parameters<CardFormProps["onSaved"]>[0]) => {
    feed.send({ type: "card.saved", feed: taken });
    onClosed();
  };
  const writing = (kind: "post" | "ask") => (
    <HeldDialog
      isOpen={wanted === kind && window !== null}
      title={kind === "ask" ? cardFormTexts.askTitle : cardFormTexts.postTitle}
      onClosed={onClosed}
    >
      {(hold) => (
        <CardForm
          machine={ports.form}
          kind={kind}
          teams={teams.filter(({ may_post: mayPost }) => mayPost)}
          teamId={query.get(kind) || chosen}
          draft={drafts.read(kind)}
          onDraft={(draft) => drafts.write(kind, draft)}
          now={now}
          hold={hold}
          onSaved={(taken) => {
            drafts.drop(kind);
            saved(taken);
          }}
          onLeft={onClosed}
        />
      )}
    </HeldDialog>
  );
  return (
    <>
      {writing("post")}
      {writing("ask")}
      <OverCard {...common} name={onCard("edit")} title={cardFormTexts.editTitle}>
        {({ card, hold, window: of }) => (
          <CardEdit
            machine={ports.form}
            card={card}
            saved={{ ...noFeed, cards: [card] }}
            names={namesIn(of)}
            hold={hold}
            onSaved={saved}
            onLeft={onClosed}
          />
        )}
      </OverCard>
      <OverCard {...common} name={onCard("seen")} title={seenTexts.title}>
        {({ card, of }) => (
          <CardReaders
            machine={ports.readers}
            of={of}
            hasOpenPoll={card.poll !== undefined && isPollOpen(card.poll, now())}
          />
        )}
      </OverCard>
      <OverCard {...common} name={onCard("voters")} title={votersTexts.title}>
        {({ card, of }) =>
          card.poll && <PollVoters machine={ports.voters} of={of} poll={card.poll} me={me} />
        }
      </OverCard>
      {messageDialogs.map(({ kind, title }) => (
        <OverCard key={kind} {...common} name={onCard(kind)} title={title}>
          {({ card, of, hold, window: all }) => {
            const mine = card.mine?.cheer ?? null;
            return (
              <Suspense fallback={<Skeleton rows={3} label={title} />}>
                <ports.MessageDialog
                  key={card.text}
                  kind={kind}
                  target={messageKeyOf(of)}
                  me={me}
                  mine={mine}
                  onCheered={(cheer) => {
                    onClosed();
                    feed.send({ type: "action.chosen", action: cheerOf(of, mine, cheer) });
                  }}
                  names={namesIn(all)}
                  now={now}
                  hold={hold}
                  onReported={(notToStaff) => {
                    announce({
                      tone: "success",
                      text: notToStaff ? reportTexts.thanksAway : reportTexts.thanks,
                    });
                    onClosed();
                  }}
                />
              </Suspense>
            );
          }}
        </OverCard>
      ))}
      <CommentsDialog {...props} window={window} ports={ports} />
    </>
  );
}

const messageDialogs = [
  { kind: "cheers", title: cheersTexts.title },
  { kind: "earlier", title: saidTexts.earlier },
  { kind: "report", title: reportTexts.title },
] as const;

const namesIn = ({ people }: FeedWindow) =>
  new Map([...people].map(([id, { shown_name: name }]) => [id, name]));

const noFeed = { cards: [], teams: [], people: [], blocked: [], next_after: null };

type OverCardProps = {
  window: FeedWindow | null;
  wanted: FeedDialog | undefined;
  query: URLSearchParams;
  onClosed: () => void;
  /** The dialog's name in the address; null: never open. */
  name: FeedDialog | null;
  title: string;
  children: (of: {
    card: Card;
    of: CardKey;
    window: FeedWindow;
    hold: (isHeld: boolean) => void;
  }) => ReactNode;
};

/** A dialog about one card. It stays as it was while it fades out. */
function OverCard({ window, wanted, query, onClosed, name, title, children }: OverCardProps) {
  const isWanted = name !== null && wanted === name;
  const key = readCardKey(useLastOpen(isWanted ? query.get(name) : null));
  const card = window && cardOf(window, key);
  return (
    <HeldDialog isOpen={isWanted && card !== null} title={title} onClosed={onClosed}>
      {(hold) => window && card && key && children({ card, of: key, window, hold })}
    </HeldDialog>
  );
}

type CommentsDialogProps = FeedDialogsProps & {
  window: FeedWindow | null;
  ports: Pick<FeedDialogsPorts, "CardMenu" | "Comments" | "copy" | "now">;
};

/** The comments of a card; beside the feed on wide screens, else over it. */
function CommentsDialog({ window, ports, ...props }: CommentsDialogProps) {
  const { query, isWide, wanted, onDialog, feed, me } = props;
  const value = query.get("card");
  const shown = useLastOpen(value);
  const key = readCardKey(shown);
  const team = window && key && teamOf(window, key.teamId);
  const dialog = {
    isOpen: value !== null && window !== null,
    title: feedTexts.commentsTitle,
    onClosed: props.onCommentsClosed,
    children: key && (
      <Suspense fallback={<Skeleton rows={6} label={feedTexts.commentsTitle} />}>
        <ports.Comments
          key={shown}
          huddleKey={huddleKeyOf(key)}
          me={me}
          team={team && teamInChat(team)}
          isWide={isWide}
          lead={window && <Lead {...props} of={key} window={window} ports={ports} />}
          onChanged={() => feed.send({ type: "changes.wanted" })}
          wanted={ofHuddle.find((name) => name === wanted)}
          query={query}
          onDialog={onDialog}
          onClosed={props.onClosed}
        />
      </Suspense>
    ),
  };
  return isWide ? <PanelDialog {...dialog} subject={shown} /> : <ModalDialog {...dialog} />;
}

/** The dialogs that an opened huddle has of its own. */
const ofHuddle = ["readers", "report", "earlier", "cheers"] as const;

const teamInChat = ({ team_id: id, name, colour_one, colour_two, is_staff: isStaff }: FeedTeam) => ({
  id,
  name,
  colour_one,
  colour_two,
  teamRoles: isStaff ? (["coach"] as const) : [],
});

type LeadProps = Omit<CommentsDialogProps, "window"> & { of: CardKey; window: FeedWindow };

/** The post above its comments. */
function Lead({ feed, me, isWide, of, window, ports, onDialog, onOpened }: LeadProps) {
  const [menu, setMenu] = useState<OpenedMenu | null>(null);
  const [wasMenuOpen, setMenuWanted] = useState(false);
  if (menu && !wasMenuOpen) setMenuWanted(true);
  const card = cardOf(window, of);
  if (!card) return null;
  const names = namesIn(window);
  const open = (dialog: FeedDialog, key: string) =>
    onDialog(dialog, ofHuddle.some((name) => name === dialog) ? of.cardId : key);
  return (
    <>
      <FeedCard
        feed={feed}
        card={card}
        me={me}
        now={ports.now}
        hrefOf={{ comments: () => "", event: (key) => `${routes.schedule.pattern}?event=${key}` }}
        onOpened={onOpened}
        onDialog={open}
        onMenu={setMenu}
      />
      {wasMenuOpen && (
        <Suspense>
          <ports.CardMenu
            opened={menu && { ...menu, card }}
            isWide={isWide}
            me={me}
            team={teamOf(window, of.teamId)}
            author={window.people.get(card.author_id) ?? null}
            isBlocked={window.blocked.has(card.author_id)}
            now={ports.now}
            onAction={(action) => feed.send({ type: "action.chosen", action })}
            onDialog={open}
            onCopied={({ text, mentions }) => ports.copy(plainText(text, mentions, names))}
            onClosed={() => setMenu(null)}
          />
        </Suspense>
      )}
    </>
  );
}
