import type { Announcement } from "../../domain/base/announcement";
import type { Client } from "../api/client";
import type { Line } from "../effects/live/line.effects";
import type { Session } from "../features/session/use-access";

/** Dependencies of the charts under the tab bar. */
export type HousePorts = {
  client: Client;
  session: Session;
  announce: (announcement: Announcement) => void;
  /** The user id of the stored week, used while the session can be neither restored nor refused. */
  keptOwner?: string;
};

/** The same with what the live line tells. */
export type LivePorts = HousePorts & { line: Line };
