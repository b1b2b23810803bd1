import type { DialogName } from "../../../domain/shell/dialogs";
import type { DialogOf, DialogTable } from "../../../src/screens/shell/page-dialogs";

type Page = { today: string; refresh: () => void };
declare const Any: DialogOf<unknown>;
declare const OfDay: DialogOf<Pick<Page, "today">>;
declare const OfTeam: DialogOf<{ team: string }>;

export const whole: DialogTable<DialogName<"home" | "chat">, Page> = {
  settings: { Dialog: Any },
  new: { Dialog: OfDay },
  search: { title: "Search", draw: ({ page }) => page.today },
  folded: { title: "Blocked", right: ({ today }) => today !== "", draw: () => null },
};

// @ts-expect-error a name of the URL without a dialog
export const missing: DialogTable<DialogName<"home" | "dings">, Page> = { settings: { Dialog: Any } };

export const unknown: DialogTable<DialogName<"home">, Page> = {
  settings: { Dialog: Any },
  // @ts-expect-error no URL opens it
  rings: { Dialog: Any },
};

// @ts-expect-error the page has no team
export const tooMuch: DialogTable<DialogName<"home">, Page> = { settings: { Dialog: OfTeam } };
