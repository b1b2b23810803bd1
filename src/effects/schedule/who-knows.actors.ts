import type { EventKey } from "../../../domain/schedule/event/event-sheet";
import { whoKnowsMachine } from "../../../machines/schedule/who-knows.machine";
import type { AppPorts } from "../base/app-ports.actors";
import { effect } from "../base/effect.effects";
import { networkOrSchedule } from "../live/schedule-news.effects";
import { readFamilies } from "./reached-in-person.effects";

/** Without `change`, since the list is only read. */
export const whoKnowsWith = (
  { client, line }: Pick<AppPorts, "client" | "line">,
  about: { key: EventKey; noticeVersion: number },
) =>
  whoKnowsMachine.provide({
    actors: {
      read: effect(({ signal }) => readFamilies(client, about, signal)),
      network: networkOrSchedule(window, line, about.key.teamId),
    },
  });
