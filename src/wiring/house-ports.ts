import type { Announcement } from "../../domain/base/announcement";
import type { Client } from "../api/client";
import type { Session } from "../features/session/use-access";

/** What the charts of the pages under the tab bar are made with. */
export type HousePorts = {
  client: Client;
  session: Session;
  announce: (announcement: Announcement) => void;
};
