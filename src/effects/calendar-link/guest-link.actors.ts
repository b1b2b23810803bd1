import { guestLinkMachine } from "../../../machines/calendar-link/guest-link.machine";
import type { Client } from "../../api/client";
import { withEffects } from "../base/with-effects.effects";
import { makeGuestLink } from "./calendar-link.effects";

export const guestLinkWith = (client: Client) =>
  withEffects(guestLinkMachine, { make: ({ input }) => makeGuestLink(client, input) });
