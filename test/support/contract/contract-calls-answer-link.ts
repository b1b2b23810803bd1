import type { components } from "../../../openapi";
import { operation } from "./contract-operation";

/** Of no mail; as long as one that is. */
const token = "A".repeat(96);

export const linkAnswer = {
  token,
  membership_id: "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b41",
  answer: "yes",
  answer_version: 0,
  event_version: 1,
} as const;

const show = ({ event, players, changes, knows }: components["schemas"]["MailLinkPage"]) => ({
  starts: event.starts_local,
  players: players.map(({ first_name, answer }) => [first_name, answer]),
  changes: changes.map(({ what }) => what),
  knows,
});

/** The operations of a mail's answer and got-it links; see `operationCalls`. */
export const answerLinkCalls = {
  readMailLink: operation<"readMailLink">(
    { body: { token } },
    (http, init, { body }) => http.POST("/mail_link/read", { ...init, body }),
    show,
  ),
  answerByMailLink: operation<"answerByMailLink">(
    { body: linkAnswer },
    (http, init, { body }) => http.POST("/mail_link/answer", { ...init, body }),
    show,
  ),
  gotItByMailLink: operation<"gotItByMailLink">(
    { body: { token } },
    (http, init, { body }) => http.POST("/mail_link/got_it", { ...init, body }),
    show,
  ),
  stopMailsByLink: operation<"stopMailsByLink">(
    { body: { token } },
    (http, init, { body }) => http.POST("/mail_link/stop", { ...init, body }),
    ({ stopped }) => ({ stopped }),
  ),
};
export type AnswerLinkOperation = keyof typeof answerLinkCalls;
