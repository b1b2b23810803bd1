import { useState } from "react";
import { composeTexts, newEventTitles } from "../../../../domain/schedule/week/agenda-texts";
import { MenuPopover } from "../../../controls/dialogs/menu-popover";
import { MenuSheet } from "../../../controls/dialogs/menu-sheet";
import { BaseballIcon, CalendarIcon, DownloadIcon, MoreIcon, TrophyIcon } from "../../../ui/base/icons";
import { SheetItem } from "../../../ui/dialogs/sheet";
import { FloatingCompose } from "../../../ui/shell/floating-compose";

export type NewKind = "weekly" | "copy" | "practice" | "game" | "other" | "import";

export type ComposeMenuProps = {
  /** Popover next to the button, else a sheet from the lower edge. */
  isWide: boolean;
  /** Whether practices of last season can be copied. */
  offersCopy: boolean;
  onChosen: (kind: NewKind) => void;
};

/** The staff's menu of what can be created. */
export function ComposeMenu({ isWide, offersCopy, onChosen }: ComposeMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [pressed, setPressed] = useState<Element | null>(null);
  const menu = {
    isOpen,
    title: composeTexts.title,
    onClosed: () => setOpen(false),
    children: items
      .filter(({ kind }) => kind !== "copy" || offersCopy)
      .map(({ kind, label, icon }) => (
        <SheetItem
          key={kind}
          icon={icon}
          onPressed={() => {
            setOpen(false);
            onChosen(kind);
          }}
        >
          {label}
        </SheetItem>
      )),
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

const items = [
  { kind: "weekly", label: composeTexts.weekly, icon: <CalendarIcon /> },
  { kind: "copy", label: composeTexts.copy, icon: <CalendarIcon /> },
  { kind: "import", label: composeTexts.importList, icon: <DownloadIcon /> },
  { kind: "practice", label: newEventTitles.practice, icon: <BaseballIcon /> },
  { kind: "game", label: newEventTitles.game, icon: <TrophyIcon /> },
  { kind: "other", label: newEventTitles.other, icon: <MoreIcon /> },
] as const;
