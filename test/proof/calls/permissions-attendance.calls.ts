import { randomUUID } from "node:crypto";
import { presentMark } from "../../support/contract/contract-calls-attendance";

type Call = () => Promise<[method: "GET" | "PUT", url: string, payload?: object]>;

const team = () => `/team/team_id/${randomUUID()}`;

/** Each operation's call, which only its caller can make fail. */
export const attendanceCalls = {
  markAttendance: async () => [
    "PUT",
    `${team()}/event/event_id/${randomUUID()}/attendance`,
    { rows: [{ membership_id: randomUUID(), ...presentMark }] },
  ],
  readAttendance: async () => ["GET", `${team()}/attendance`],
} satisfies Record<string, Call>;
