import { useState } from "react";
import type { Huddle } from "../../../domain/huddle/huddle";
import { threadTexts } from "../../../domain/huddle/huddle-texts";
import type { HuddleAction } from "../../../domain/huddle/talk-outcomes";
import { mayTalk } from "../../../domain/huddle/talk-rights";
import { MenuPopover } from "../../controls/dialogs/menu-popover";
import { MenuSheet } from "../../controls/dialogs/menu-sheet";
import { Button } from "../../ui/base/button";
import { BellIcon, CloseIcon, EditIcon, LogOutIcon, MoreIcon, TeamsIcon } from "../../ui/base/icons";
import { SheetItem } from "../../ui/dialogs/sheet";
import { BringInIcon, MutedIcon } from "../../ui/huddle/talk-icons";
import type { HuddleTeam } from "./huddle-props";

export type HuddleDialog = "readers" | "bring" | "rename" | "leave" | "close";

export type HuddleMenuProps = {
  huddle: Huddle;
  team: HuddleTeam | null;
  isWide: boolean;
  now: () => number;
  onAction: (action: HuddleAction) => void;
  onDialog: (dialog: HuddleDialog) => void;
};

/** What can be done with the huddle. */
export function HuddleMenu({ huddle, team, isWide, now, onAction, onDialog }: HuddleMenuProps) {
  const [opened, setOpened] = useState<"menu" | "mute" | null>(null);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const close = () => setOpened(null);
  const isGroup = huddle.kind === "group";
  const mayClose = isGroup && (huddle.is_mine || mayTalk(team?.teamRoles ?? [], "close_group"));
  const mute = (until: string | null) => {
    close();
    onAction({ kind: "mute", until });
  };
  const open = (dialog: HuddleDialog) => {
    close();
    onDialog(dialog);
  };
  const items = (
    <>
      {huddle.muted_until === null ? (
        <SheetItem icon={<MutedIcon />} onPressed={() => setOpened("mute")}>
          {threadTexts.mute}
        </SheetItem>
      ) : (
        <SheetItem icon={<BellIcon />} onPressed={() => mute(null)}>
          {threadTexts.unmute}
        </SheetItem>
      )}
      <SheetItem icon={<TeamsIcon />} onPressed={() => open("readers")}>
        {threadTexts.readers}
      </SheetItem>
      {isGroup && !huddle.is_over && (
        <>
          <SheetItem icon={<BringInIcon />} onPressed={() => open("bring")}>
            {threadTexts.bringIn}
          </SheetItem>
          <SheetItem icon={<EditIcon />} onPressed={() => open("rename")}>
            {threadTexts.rename}
          </SheetItem>
        </>
      )}
      {isGroup && (
        <SheetItem isDangerous icon={<LogOutIcon />} onPressed={() => open("leave")}>
          {threadTexts.leave}
        </SheetItem>
      )}
      {mayClose && !huddle.is_over && (
        <SheetItem isDangerous icon={<CloseIcon />} onPressed={() => open("close")}>
          {threadTexts.close}
        </SheetItem>
      )}
    </>
  );
  const spans = (
    <>
      <SheetItem onPressed={() => mute(new Date(now() + 3_600_000).toISOString())}>
        {threadTexts.muteHour}
      </SheetItem>
      <SheetItem onPressed={() => mute(tomorrow(now()))}>{threadTexts.muteMorning}</SheetItem>
      <SheetItem onPressed={() => mute(always)}>{threadTexts.muteAlways}</SheetItem>
    </>
  );
  const menu = {
    isOpen: opened !== null,
    title: opened === "mute" ? threadTexts.mute : threadTexts.menu,
    onClosed: close,
    children: opened === "mute" ? spans : items,
  };
  return (
    <>
      <Button
        kind="quiet"
        aria-label={threadTexts.menu}
        aria-haspopup="dialog"
        aria-expanded={opened !== null}
        icon={<MoreIcon />}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setOpened("menu");
        }}
      />
      {isWide && anchor ? <MenuPopover {...menu} anchor={anchor} /> : <MenuSheet {...menu} />}
    </>
  );
}

/** Seven in the morning, by the device's clock. */
function tomorrow(now: number): string {
  const day = new Date(now);
  day.setHours(24 + 7, 0, 0, 0);
  return day.toISOString();
}

const always = "9999-12-31T00:00:00.000Z";
