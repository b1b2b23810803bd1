import type { Client } from "../../api/client";

/** The device's clock, corrected where the server's replies show that it is wrong. */
export type ServerClock = ReturnType<typeof createServerClock>;

/** Less is the way of a reply, whose header names whole seconds. */
const tolerance = 60_000;

export function createServerClock(deviceNow: () => number) {
  /** How far the device's clock is ahead; null until a reply has told. */
  let measured: number | null = null;
  let kept = 0;
  const ahead = () => measured ?? kept;
  return {
    now: () => deviceNow() - ahead(),
    ahead,
    /** What was measured in an earlier visit, for a start without a network. */
    restore: (earlier: number) => {
      kept = earlier;
    },
    /** A call's reply, with its time noted; not of a call that took so long, over which the device may have slept. */
    heard: async <Reply extends { response: Response }>(sending: Promise<Reply>): Promise<Reply> => {
      const sent = deviceNow();
      const reply = await sending;
      const told = Date.parse(reply.response.headers.get("date") ?? "");
      const arrived = deviceNow();
      const difference = arrived - told;
      if (!Number.isNaN(difference) && Math.abs(arrived - sent) <= tolerance)
        measured = Math.abs(difference) > tolerance ? difference : 0;
      return reply;
    },
  };
}

const clocks = new WeakMap<Client, ServerClock>();

/** One for each client. */
export function serverClockOf(client: Client): ServerClock {
  const known = clocks.get(client);
  if (known) return known;
  const clock = createServerClock(() => Date.now());
  clocks.set(client, clock);
  return clock;
}
