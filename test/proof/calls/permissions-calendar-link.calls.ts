import { randomUUID } from "node:crypto";
import type { CalendarLinkOperation } from "../../support/contract/contract-calls-calendar-link";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Call = () => Promise<
  [method: Method, url: string, payload?: object | undefined, headers?: Record<string, string>]
>;

const links = "/user/me/calendar_link";
const link = () => `${links}/link_id/${randomUUID()}`;
const nobodys = "x".repeat(43);

/** Each operation's call, which only its caller can make fail. */
export const calendarLinkCalls: Record<CalendarLinkOperation, Call> = {
  readCalendarLinks: async () => ["GET", links],
  addCalendarLink: async () => [
    "POST",
    links,
    { scope: "child", child_id: randomUUID() },
    { "idempotency-key": randomUUID() },
  ],
  changeCalendarLink: async () => ["PATCH", link(), { leaves_out_declined: false }, { "if-match": '"1"' }],
  endCalendarLink: async () => ["DELETE", link()],
  readCalendar: async () => ["GET", `/calendar/${nobodys}.ics`],
  lookByLink: async () => ["POST", "/calendar_link/look", { token: nobodys }],
};
