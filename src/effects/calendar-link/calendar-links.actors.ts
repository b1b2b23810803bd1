import { calendarLinksMachine } from "../../../machines/calendar-link/calendar-links.machine";
import type { Client } from "../../api/client";
import { returnsOf } from "../base/attention.effects";
import { withEffects } from "../base/with-effects.effects";
import { calendarLinkActors } from "./calendar-link.effects";

export const calendarLinksWith = (client: Client, linesOf: Parameters<typeof calendarLinkActors>[2]) =>
  withEffects(calendarLinksMachine, {
    ...calendarLinkActors(client, () => crypto.randomUUID(), linesOf),
    network: returnsOf(window),
  });
