import type { Cheer } from "../../../domain/huddle/cheers";
import type { Huddle, HuddlePerson, Message } from "../../../domain/huddle/huddle";
import { chatTexts, saidTexts } from "../../../domain/huddle/huddle-texts";
import { editMinutes } from "../../../domain/huddle/limits";
import { cheerAction, type HuddleAction } from "../../../domain/huddle/talk-outcomes";
import { mayTalk } from "../../../domain/huddle/talk-rights";
import { MenuPopover } from "../../controls/dialogs/menu-popover";
import { MenuSheet } from "../../controls/dialogs/menu-sheet";
import { CopyIcon, DeleteIcon, EditIcon, UndoIcon } from "../../ui/base/icons";
import { SheetItem } from "../../ui/dialogs/sheet";
import { CheerBar } from "../../ui/huddle/cheer-bar";
import { CheerIcon } from "../../ui/huddle/cheer-icon";
import { FoldIcon, ReportIcon } from "../../ui/huddle/talk-icons";
import { clockOf } from "../../ui/schedule/device-clock";
import type { HuddleTeam } from "./huddle-props";

export type MessageMenuProps = {
  /** Null: closed. */
  message: Message | null;
  anchor: Element | null;
  isWide: boolean;
  huddle: Huddle;
  me: string;
  team: HuddleTeam | null;
  author: HuddlePerson | null;
  isBlocked: boolean;
  now: () => number;
  onAction: (action: HuddleAction) => void;
  onReply: (message: Message) => void;
  onEdit: (message: Message) => void;
  onCopied: (message: Message) => void;
  onReport: (message: Message) => void;
  onEarlier: (message: Message) => void;
  onCheers: (message: Message) => void;
  onClosed: () => void;
};

/** What can be done with a message. A popover beside it on wide screens, else a sheet. */
export function MessageMenu({ message, anchor, isWide, onClosed, ...props }: MessageMenuProps) {
  const menu = {
    isOpen: message !== null,
    title: message === null ? saidTexts.menu : titleOf(message, props),
    onClosed,
    children: message && <Items {...props} message={message} onClosed={onClosed} />,
  };
  return isWide && anchor ? <MenuPopover {...menu} anchor={anchor} /> : <MenuSheet {...menu} />;
}

const titleOf = (
  { author_id: id, made_at: at }: Message,
  { me, author }: Pick<MessageMenuProps, "me" | "author">,
) => saidTexts.by(id === me ? chatTexts.you : author?.shown_name || chatTexts.somebody, clockOf(at));

type ItemsProps = Omit<MessageMenuProps, "anchor" | "isWide" | "message"> & { message: Message };

function Items(props: ItemsProps) {
  const { message, huddle, me, team, author, isBlocked, now, onAction, onClosed } = props;
  const { message_id: messageId, author_id: authorId, my_cheer: mine = null } = message;
  const isOwn = authorId === me;
  const isGone = message.withdrawn_as !== null;
  const isStaff = mayTalk(team?.teamRoles ?? [], "take_down");
  const isAuthorStaff = author?.standing === "coach" || author?.standing === "manager";
  const mayEdit = isOwn && !huddle.is_over && now() - Date.parse(message.made_at) < editMinutes * 60_000;
  const then = (work: () => void) => () => {
    onClosed();
    work();
  };
  const cheer = (chosen: Cheer) => onAction(cheerAction(messageId, mine, chosen));
  return (
    <>
      {!isGone && !huddle.is_over && (
        <>
          <CheerBar mine={mine} onCheered={(chosen) => then(() => cheer(chosen))()} />
          <SheetItem icon={<UndoIcon />} onPressed={then(() => props.onReply(message))}>
            {saidTexts.reply}
          </SheetItem>
        </>
      )}
      {!isGone && Object.keys(message.cheers).length > 0 && (
        <SheetItem icon={<CheerIcon cheer="clap" />} onPressed={then(() => props.onCheers(message))}>
          {saidTexts.whoCheered}
        </SheetItem>
      )}
      {!isGone && (
        <SheetItem icon={<CopyIcon />} onPressed={then(() => props.onCopied(message))}>
          {saidTexts.copy}
        </SheetItem>
      )}
      {!isGone && mayEdit && (
        <SheetItem icon={<EditIcon />} onPressed={then(() => props.onEdit(message))}>
          {saidTexts.edit}
        </SheetItem>
      )}
      {!isGone && (isOwn || isStaff) && (
        <SheetItem
          isDangerous
          icon={<DeleteIcon />}
          onPressed={then(() => onAction({ kind: "take_back", messageId }))}
        >
          {isOwn ? saidTexts.takeBack : saidTexts.takeDown}
        </SheetItem>
      )}
      {isGone && isStaff && huddle.kind !== "group" && (
        <SheetItem icon={<EditIcon />} onPressed={then(() => props.onEarlier(message))}>
          {saidTexts.earlier}
        </SheetItem>
      )}
      {!isOwn && (
        <SheetItem icon={<ReportIcon />} onPressed={then(() => props.onReport(message))}>
          {saidTexts.report}
        </SheetItem>
      )}
      {!isOwn && !isAuthorStaff && !isBlocked && author && (
        <SheetItem
          icon={<FoldIcon />}
          onPressed={then(() => onAction({ kind: "fold", messageId, userId: authorId }))}
        >
          {saidTexts.fold}
        </SheetItem>
      )}
    </>
  );
}
