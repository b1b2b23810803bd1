import type { Client } from "../../api/client";

/** The device's clock, corrected where the server's replies show that it is wrong. */
export type ServerClock = ReturnType<typeof createServerClock>;

/** Milliseconds. Smaller differences come from latency and from the header's whole seconds. */
const tolerance = 60_000;

export function createServerClock(deviceNow: () => number) {
  /** Milliseconds by which the device's clock is ahead; null before the first reply. */
  let measured: number | null = null;
  let kept = 0;
  const ahead = () => measured ?? kept;
  return {
    now: () => deviceNow() - ahead(),
    ahead,
    /** Sets the difference measured in an earlier visit, for an offline start. */
    restore: (earlier: number) => {
      kept = earlier;
    },
    /** Measures the difference by a call's reply, which it returns. Slow calls are not used, since the device may have slept meanwhile. */
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

/** The clock of a client, created once. */
export function serverClockOf(client: Client): ServerClock {
  const known = clocks.get(client);
  if (known) return known;
  const clock = createServerClock(() => Date.now());
  clocks.set(client, clock);
  return clock;
}
