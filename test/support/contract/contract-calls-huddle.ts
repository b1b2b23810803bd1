import type { components } from "../../../openapi";
import { idempotencyKey } from "./contract-calls-family";
import { operation } from "./contract-operation";

const team = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31";
const kim = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b12";
export const messageId = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bd1";
const huddle = { id: team, huddle_id: "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bc1" };
const message = { ...huddle, message_id: messageId };

const keyed = { "Idempotency-Key": idempotencyKey };
const seen = { "If-Match": '"1"' };

const showHuddle = ({ kind, title, is_over }: components["schemas"]["Huddle"]) => ({ kind, title, is_over });
const showMessage = ({ text, is_edited, withdrawn_as, cheers }: components["schemas"]["Message"]) => [
  text,
  is_edited,
  withdrawn_as,
  cheers,
];

/** The operations of huddles; see `operationCalls`. */
export const huddleCalls = {
  readHuddles: operation<"readHuddles">(
    {},
    (http, init) => http.GET("/huddle", init),
    ({ huddles }) =>
      huddles.flatMap(({ kind, name, unread, last }) =>
        kind === "team" ? [[name, unread, last?.text]] : [],
      ),
  ),
  searchMessages: operation<"searchMessages">(
    { body: { text: "gate" } },
    (http, init, { body }) => http.POST("/huddle/search", { ...init, body }),
    ({ hits }) => hits.map(({ message: { text } }) => text),
  ),
  startGroup: operation<"startGroup">(
    { id: team, body: { user_ids: [kim] } },
    (http, init, { body, ...path }) =>
      http.POST("/team/team_id/{id}/huddle", { ...init, params: { path, header: keyed }, body }),
    showHuddle,
  ),
  readHuddle: operation<"readHuddle">(
    huddle,
    (http, init, path) =>
      http.GET("/team/team_id/{id}/huddle/huddle_id/{huddle_id}", { ...init, params: { path } }),
    showHuddle,
  ),
  renameGroup: operation<"renameGroup">(
    { ...huddle, body: { title: "Nets and balls" } },
    (http, init, { body, ...path }) =>
      http.PATCH("/team/team_id/{id}/huddle/huddle_id/{huddle_id}", {
        ...init,
        params: { path, header: seen },
        body,
      }),
    showHuddle,
  ),
  closeGroup: operation<"closeGroup">(
    huddle,
    (http, init, path) =>
      http.POST("/team/team_id/{id}/huddle/huddle_id/{huddle_id}/close", {
        ...init,
        params: { path, header: seen },
      }),
    showHuddle,
  ),
  readReaders: operation<"readReaders">(
    huddle,
    (http, init, path) =>
      http.GET("/team/team_id/{id}/huddle/huddle_id/{huddle_id}/reader", { ...init, params: { path } }),
    ({ readers }) => readers.flatMap(({ standing, of }) => (standing === "guardian" ? [of] : [])),
  ),
  bringIn: operation<"bringIn">(
    { ...huddle, body: { user_ids: [kim] } },
    (http, init, { body, ...path }) =>
      http.POST("/team/team_id/{id}/huddle/huddle_id/{huddle_id}/seat", {
        ...init,
        params: { path, header: keyed },
        body,
      }),
    showHuddle,
  ),
  takeOut: operation<"takeOut">(
    { ...huddle, user_id: kim },
    (http, init, path) =>
      http.DELETE("/team/team_id/{id}/huddle/huddle_id/{huddle_id}/seat/user_id/{user_id}", {
        ...init,
        params: { path },
      }),
    ({ done }) => done,
  ),
  openEventHuddle: operation<"openEventHuddle">(
    { id: team, event_id: "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b71" },
    (http, init, path) =>
      http.PUT("/team/team_id/{id}/event/event_id/{event_id}/huddle", { ...init, params: { path } }),
    ({ kind, name }) => [kind, name],
  ),
  readMessages: operation<"readMessages">(
    huddle,
    (http, init, path) =>
      http.GET("/team/team_id/{id}/huddle/huddle_id/{huddle_id}/message", { ...init, params: { path } }),
    ({ messages, is_whole }) => [messages.map(showMessage), is_whole],
  ),
  sendMessage: operation<"sendMessage">(
    { ...huddle, body: { message_id: messageId, text: "We're by the gate." } },
    (http, init, { body, ...path }) =>
      http.POST("/team/team_id/{id}/huddle/huddle_id/{huddle_id}/message", {
        ...init,
        params: { path },
        body,
      }),
    showMessage,
  ),
  editMessage: operation<"editMessage">(
    { ...message, body: { text: "We're by the east gate." } },
    (http, init, { body, ...path }) =>
      http.PATCH("/team/team_id/{id}/huddle/huddle_id/{huddle_id}/message/message_id/{message_id}", {
        ...init,
        params: { path },
        body,
      }),
    showMessage,
  ),
  takeMessageBack: operation<"takeMessageBack">(
    message,
    (http, init, path) =>
      http.DELETE("/team/team_id/{id}/huddle/huddle_id/{huddle_id}/message/message_id/{message_id}", {
        ...init,
        params: { path },
      }),
    showMessage,
  ),
  readMessageVersions: operation<"readMessageVersions">(
    message,
    (http, init, path) =>
      http.GET("/team/team_id/{id}/huddle/huddle_id/{huddle_id}/message/message_id/{message_id}/version", {
        ...init,
        params: { path },
      }),
    ({ versions }) => versions.map(({ text }) => text),
  ),
  readCheers: operation<"readCheers">(
    message,
    (http, init, path) =>
      http.GET("/team/team_id/{id}/huddle/huddle_id/{huddle_id}/message/message_id/{message_id}/reaction", {
        ...init,
        params: { path },
      }),
    ({ cheers }) => cheers.map(({ cheer }) => cheer),
  ),
  cheerMessage: operation<"cheerMessage">(
    { ...message, body: { cheer: "clap" } },
    (http, init, { body, ...path }) =>
      http.POST("/team/team_id/{id}/huddle/huddle_id/{huddle_id}/message/message_id/{message_id}/reaction", {
        ...init,
        params: { path },
        body,
      }),
    ({ cheers, my_cheer }) => [cheers, my_cheer],
  ),
  takeCheerBack: operation<"takeCheerBack">(
    message,
    (http, init, path) =>
      http.DELETE(
        "/team/team_id/{id}/huddle/huddle_id/{huddle_id}/message/message_id/{message_id}/reaction",
        { ...init, params: { path } },
      ),
    ({ cheers, my_cheer }) => [cheers, my_cheer],
  ),
  moveMarker: operation<"moveMarker">(
    { ...huddle, body: { read_seq: 1 } },
    (http, init, { body, ...path }) =>
      http.PUT("/team/team_id/{id}/huddle/huddle_id/{huddle_id}/marker", { ...init, params: { path }, body }),
    ({ new_messages }) => new_messages,
  ),
};
export type HuddleOperation = keyof typeof huddleCalls;
