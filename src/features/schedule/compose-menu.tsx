import { useState } from "react";
import { composeTexts } from "../../../domain/schedule/agenda-texts";
import { newEventTitles } from "../../../domain/schedule/event-texts";
import { MenuSheet } from "../../controls/dialogs/menu-sheet";
import { BaseballIcon, CalendarIcon, MoreIcon, TrophyIcon } from "../../ui/base/icons";
import { SheetItem } from "../../ui/dialogs/sheet";
import { FloatingCompose } from "../../ui/shell/floating-compose";

export type NewKind = "weekly" | "practice" | "game" | "other";

/** What the staff may put on the books. */
export function ComposeMenu({ onChosen }: { onChosen: (kind: NewKind) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <FloatingCompose isOpen={isOpen} onPressed={() => setOpen(true)} />
      <MenuSheet isOpen={isOpen} title={composeTexts.title} onClosed={() => setOpen(false)}>
        {items.map(({ kind, label, icon }) => (
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
        ))}
      </MenuSheet>
    </>
  );
}

const items = [
  { kind: "weekly", label: composeTexts.weekly, icon: <CalendarIcon /> },
  { kind: "practice", label: newEventTitles.practice, icon: <BaseballIcon /> },
  { kind: "game", label: newEventTitles.game, icon: <TrophyIcon /> },
  { kind: "other", label: newEventTitles.other, icon: <MoreIcon /> },
] as const;
