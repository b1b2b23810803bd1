import { type ComponentType, Suspense, useState } from "react";
import { type CardKey, type FeedTeam, huddleKeyOf, readCardKey } from "../../../domain/feed/card";
import type { FeedDialog } from "../../../domain/feed/dialogs";
import { teamOf } from "../../../domain/feed/feed-queries";
import { feedTexts } from "../../../domain/feed/feed-texts";
import { cardOf, type FeedWindow } from "../../../domain/feed/feed-window";
import { plainText } from "../../../domain/huddle/message-parts";
import { routes } from "../../../domain/shell/routes";
import { ModalDialog } from "../../controls/dialogs/modal-dialog";
import { PanelDialog } from "../../controls/dialogs/panel-dialog";
import type { CardMenuProps, OpenedMenu } from "../../features/feed/card-menu";
import { FeedCard } from "../../features/feed/feed-card";
import { useLastOpen } from "../../features/team/use-last-open";
import { Skeleton } from "../../ui/base/skeleton";
import type { CommentsProps } from "./card-comments";
import type { FeedDialogsProps } from "./feed-place";

export const namesIn = ({ people }: FeedWindow) =>
  new Map([...people].map(([id, { shown_name: name }]) => [id, name]));

export type CommentsDialogPorts = {
  CardMenu: ComponentType<CardMenuProps>;
  /** Loaded when they first open. */
  Comments: ComponentType<CommentsProps>;
  copy: (text: string) => void;
  now: () => number;
};

type CommentsDialogProps = FeedDialogsProps & {
  window: FeedWindow | null;
  ports: CommentsDialogPorts;
};

/** The comments of a card; beside the feed on wide screens, else over it. */
export function CommentsDialog({ window, ports, ...props }: CommentsDialogProps) {
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
