import { whatsNewMachine } from "../../../machines/app-update/whats-new.machine";
import type { AppPorts } from "../base/app-ports.actors";
import { withEffects } from "../base/with-effects.effects";
import { markNotesRead, readNotes } from "./whats-new.effects";

export const whatsNewWith = ({ client, session }: Pick<AppPorts, "client" | "session">) =>
  withEffects(
    whatsNewMachine,
    {
      readNotes: ({ signal }) => readNotes(client, signal),
      markRead: ({ input }) => markNotesRead(client, input),
    },
    {
      shareMe: (_, outcome) => {
        if (outcome.kind === "saved") session.send({ type: "me.updated", me: outcome.me });
      },
    },
  );
