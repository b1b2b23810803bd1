import { contractCase } from "../contract-case";
import { sendHeaders } from "../contract-changes";
import { as } from "../contract-scenes";

export const liveCases = {
  // Its events are read in test/server/live.
  readLive: contractCase<"readLive">({
    call: { method: "get", path: "/user/me/live" },
    typical: {},
    ready: async (world) => as(await world.member()),
    shows: () => null,
    provokes: {
      REQUEST_400_INVALID: (_, ready) => sendHeaders(ready, { "last-event-id": "nonsense" }),
      SERVER_503_BUSY: (world) => world.fillStreams(),
    },
  }),
};
