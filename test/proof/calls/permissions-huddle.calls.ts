import { randomUUID } from "node:crypto";
import type { HuddleOperation } from "../../support/contract/contract-calls-huddle";
import type { ReportOperation } from "../../support/contract/contract-calls-report";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Call = () => Promise<
  [method: Method, url: string, payload?: object | undefined, headers?: Record<string, string>]
>;

const team = `/team/team_id/${randomUUID()}`;
const huddle = `${team}/huddle/huddle_id/${randomUUID()}`;
const message = `${huddle}/message/message_id/${randomUUID()}`;
const version = { "if-match": '"1"' };
const keyed = () => ({ "idempotency-key": randomUUID() });

/** Each operation's call, which only its caller can make fail. */
export const huddleCalls: Record<HuddleOperation | ReportOperation, Call> = {
  readHuddles: async () => ["GET", "/huddle"],
  searchMessages: async () => ["POST", "/huddle/search", { text: "gate" }],
  startGroup: async () => ["POST", `${team}/huddle`, { user_ids: [randomUUID()] }, keyed()],
  readHuddle: async () => ["GET", huddle],
  renameGroup: async () => ["PATCH", huddle, { title: "Nets" }, version],
  closeGroup: async () => ["POST", `${huddle}/close`, undefined, version],
  readReaders: async () => ["GET", `${huddle}/reader`],
  bringIn: async () => ["POST", `${huddle}/seat`, { user_ids: [randomUUID()] }, keyed()],
  takeOut: async () => ["DELETE", `${huddle}/seat/user_id/${randomUUID()}`],
  openEventHuddle: async () => ["PUT", `${team}/event/event_id/${randomUUID()}/huddle`],
  readMessages: async () => ["GET", `${huddle}/message`],
  sendMessage: async () => ["POST", `${huddle}/message`, { message_id: randomUUID(), text: "Hello" }],
  editMessage: async () => ["PATCH", message, { text: "Hello" }],
  takeMessageBack: async () => ["DELETE", message],
  readMessageVersions: async () => ["GET", `${message}/version`],
  readCheers: async () => ["GET", `${message}/reaction`],
  cheerMessage: async () => ["POST", `${message}/reaction`, { cheer: "clap" }],
  takeCheerBack: async () => ["DELETE", `${message}/reaction`],
  moveMarker: async () => ["PUT", `${huddle}/marker`, { read_seq: 1 }],
  readReports: async () => ["GET", `${team}/report`],
  reportMessage: async () => ["POST", `${team}/report`, { target_id: randomUUID(), reason: "spam" }, keyed()],
  decideReport: async () => [
    "POST",
    `${team}/report/report_id/${randomUUID()}/decide`,
    { decision: "kept" },
    version,
  ],
  readFoldedPeople: async () => ["GET", "/user/me/block"],
  foldPerson: async () => ["PUT", `/user/me/block/user_id/${randomUUID()}`],
  unfoldPerson: async () => ["DELETE", `/user/me/block/user_id/${randomUUID()}`],
};
