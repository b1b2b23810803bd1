import { useState } from "react";
import { MenuSheet } from "../controls/dialogs/menu-sheet";
import { Button } from "../ui/base/button";
import { CheckIcon, LogOutIcon, ShareIcon, TeamsIcon } from "../ui/base/icons";
import { SheetItem } from "../ui/dialogs/sheet";
import type { GalleryEntry } from "./entry";

function Demo({ items, isOpenFirst = true }: { items: number; isOpenFirst?: boolean }) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Open sheet
      </Button>
      <MenuSheet isOpen={isOpen} title="Your teams" onClosed={close}>
        {Array.from({ length: items }, (_, index) => (
          <SheetItem key={String(index)} icon={index === 0 ? <CheckIcon /> : <TeamsIcon />} onPressed={close}>
            Hawks U{8 + index}
          </SheetItem>
        ))}
        <SheetItem icon={<ShareIcon />} onPressed={close}>
          Share the team link
        </SheetItem>
        <SheetItem icon={<LogOutIcon />} onPressed={close} isDangerous>
          Leave the team
        </SheetItem>
      </MenuSheet>
    </>
  );
}

export const sheetEntry: GalleryEntry = {
  name: "Bottom sheet",
  group: "Overlays",
  states: [
    { name: "Open", render: () => <Demo items={3} /> },
    { name: "Many lines", render: () => <Demo items={20} /> },
    { name: "Try", render: () => <Demo items={3} isOpenFirst={false} /> },
  ],
};
