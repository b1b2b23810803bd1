import { useState } from "react";
import { feedTexts } from "../../../domain/feed/feed-texts";
import { MenuPopover } from "../../controls/dialogs/menu-popover";
import { MenuSheet } from "../../controls/dialogs/menu-sheet";
import { EditIcon, PollIcon } from "../../ui/base/icons";
import { SheetItem } from "../../ui/dialogs/sheet";
import { FloatingCompose } from "../../ui/shell/floating-compose";

export type FeedComposeProps = {
  /** Popover next to the button, else a sheet from the lower edge. */
  isWide: boolean;
  onChosen: (kind: "post" | "ask") => void;
};

/** The menu of what can be posted. */
export function FeedCompose({ isWide, onChosen }: FeedComposeProps) {
  const [isOpen, setOpen] = useState(false);
  const [pressed, setPressed] = useState<Element | null>(null);
  const choose = (kind: "post" | "ask") => () => {
    setOpen(false);
    onChosen(kind);
  };
  const menu = {
    isOpen,
    title: feedTexts.compose,
    onClosed: () => setOpen(false),
    children: (
      <>
        <SheetItem icon={<EditIcon />} onPressed={choose("post")}>
          {feedTexts.post}
        </SheetItem>
        <SheetItem icon={<PollIcon />} onPressed={choose("ask")}>
          {feedTexts.ask}
        </SheetItem>
      </>
    ),
  };
  return (
    <>
      <FloatingCompose
        isOpen={isOpen}
        onPressed={(button) => {
          setPressed(button);
          setOpen(true);
        }}
      />
      {isWide && pressed ? <MenuPopover {...menu} anchor={pressed} /> : <MenuSheet {...menu} />}
    </>
  );
}
