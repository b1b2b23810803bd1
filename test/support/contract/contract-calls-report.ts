import { idempotencyKey } from "./contract-calls-family";
import { messageId } from "./contract-calls-huddle";
import { operation } from "./contract-operation";

const team = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31";
const kim = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b12";
const namesOf = ({ people }: { people: readonly { name: string }[] }) => people.map(({ name }) => name);

/** The operations of reports and folding; see `operationCalls`. */
export const reportCalls = {
  readReports: operation<"readReports">(
    { id: team },
    (http, init, path) => http.GET("/team/team_id/{id}/report", { ...init, params: { path } }),
    ({ reports }) => reports.map(({ reason, copy }) => [reason, copy.message.text]),
  ),
  reportMessage: operation<"reportMessage">(
    { id: team, body: { target_id: messageId, reason: "unkind" } },
    (http, init, { body, ...path }) =>
      http.POST("/team/team_id/{id}/report", {
        ...init,
        params: { path, header: { "Idempotency-Key": idempotencyKey } },
        body,
      }),
    ({ reported }) => reported,
  ),
  decideReport: operation<"decideReport">(
    { id: team, report_id: "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9be1", body: { decision: "kept" } },
    (http, init, { body, ...path }) =>
      http.POST("/team/team_id/{id}/report/report_id/{report_id}/decide", {
        ...init,
        params: { path, header: { "If-Match": '"1"' } },
        body,
      }),
    ({ decision, version }) => [decision, version],
  ),
  readFoldedPeople: operation<"readFoldedPeople">(
    {},
    (http, init) => http.GET("/user/me/block", init),
    namesOf,
  ),
  foldPerson: operation<"foldPerson">(
    { user_id: kim },
    (http, init, path) => http.PUT("/user/me/block/user_id/{user_id}", { ...init, params: { path } }),
    namesOf,
  ),
  unfoldPerson: operation<"unfoldPerson">(
    { user_id: kim },
    (http, init, path) => http.DELETE("/user/me/block/user_id/{user_id}", { ...init, params: { path } }),
    namesOf,
  ),
};
export type ReportOperation = keyof typeof reportCalls;
