import { operation } from "./contract-operation";

const team = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31";
const member = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b41";
const practice = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b71";

export const presentMark = { attendance: "present", at: "2026-11-22T18:00:00.000Z" } as const;

/** The operations of attendance; see `operationCalls`. */
export const attendanceCalls = {
  markAttendance: operation<"markAttendance">(
    { id: team, event_id: practice, body: { rows: [{ membership_id: member, ...presentMark }] } },
    (http, init, { body, ...path }) =>
      http.PUT("/team/team_id/{id}/event/event_id/{event_id}/attendance", {
        ...init,
        params: { path },
        body,
      }),
    ({ rows }) => rows.map(({ attendance }) => attendance),
  ),
  readAttendance: operation<"readAttendance">(
    { id: team },
    (http, init, path) => http.GET("/team/team_id/{id}/attendance", { ...init, params: { path } }),
    ({ members }) =>
      members.map(({ present, late, absent, absent_without_word: silent }) => [
        present,
        late,
        absent,
        silent,
      ]),
  ),
};
export type AttendanceOperation = keyof typeof attendanceCalls;
