import type { ShareOperation } from "../../support/contract/cases/share.cases";
import { all, type Row, squadMembersGet } from "./permissions-rows";

/** The callers are adults with verified addresses, without a team. Nobody has the tokens. */
export const sharePermissions: Record<ShareOperation, Row> = {
  makeCalendarFile: squadMembersGet("TEAM_404"),
  readCalendarFile: { anonymous: "EVENT_ITEM_404", callers: all("EVENT_ITEM_404"), isOpen: true },
  shareEvent: squadMembersGet("TEAM_404"),
  removeEventLink: squadMembersGet("TEAM_404"),
  readSharedEvent: { anonymous: "SHORT_FORM_URL_404", callers: all("SHORT_FORM_URL_404"), isOpen: true },
};
