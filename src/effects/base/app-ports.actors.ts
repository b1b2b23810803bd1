import type { ActorRefFrom } from "xstate";
import type { Announcement } from "../../../domain/base/announcement";
import type { sessionMachine } from "../../../machines/session/session.machine";
import type { Client } from "../../api/client";
import type { Line } from "../live/line.effects";

export type Session = ActorRefFrom<typeof sessionMachine>;

/** What the actors under the tab bar need of the app. */
export type AppPorts = {
  client: Client;
  session: Session;
  announce: (announcement: Announcement) => void;
  /** Tells what changes on the server; absent where nobody is signed in. */
  line?: Line;
};

/** The same where the live line is open. */
export type LivePorts = AppPorts & { line: Line };
