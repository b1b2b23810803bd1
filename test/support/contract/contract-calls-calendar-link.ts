import type { components } from "../../../openapi";
import { idempotencyKey } from "./contract-calls-family";
import { operation } from "./contract-operation";

const link = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9be1";
const token = "n2qvVd3kX8dJm1q7w0mTt2bUlJ0r3b1i0d0eXq3mVQ9";

/** The operations of calendar links; see `operationCalls`. */
export const calendarLinkCalls = {
  readCalendarLinks: operation<"readCalendarLinks">(
    {},
    (http, init) => http.GET("/user/me/calendar_link", init),
    ({ items, children, teams }) => ({
      items: items.map(showLink),
      children: children.map(({ first_name, guests_until }) => [first_name, guests_until]),
      teams: teams.map(({ name }) => name),
    }),
  ),
  addCalendarLink: operation<"addCalendarLink">(
    { body: { scope: "household" } },
    (http, init, { body }) =>
      http.POST("/user/me/calendar_link", {
        ...init,
        params: { header: { "Idempotency-Key": idempotencyKey } },
        body,
      }),
    showLink,
  ),
  changeCalendarLink: operation<"changeCalendarLink">(
    { id: link, body: { leaves_out_declined: false } },
    (http, init, { id, body }) =>
      http.PATCH("/user/me/calendar_link/link_id/{id}", {
        ...init,
        params: { path: { id }, header: { "If-Match": '"1"' } },
        body,
      }),
    showLink,
  ),
  endCalendarLink: operation<"endCalendarLink">(
    { id: link },
    (http, init, { id }) =>
      http.DELETE("/user/me/calendar_link/link_id/{id}", { ...init, params: { path: { id } } }),
    ({ ended }) => ({ ended }),
  ),
  // Its bytes are read in test/server/calendar-link.
  readCalendar: operation<"readCalendar">(
    { token },
    async (http, init, { token }) => {
      const { data, ...reply } = await http.GET("/calendar/{token}.ics", {
        ...init,
        params: { path: { token } },
        parseAs: "stream",
      });
      await data?.cancel();
      return reply;
    },
    () => null,
  ),
  lookByLink: operation<"lookByLink">(
    { body: { token } },
    (http, init, { body }) => http.POST("/calendar_link/look", { ...init, body }),
    ({ is_over, first_name, events }) => [is_over, first_name, events?.map(({ title }) => title)],
  ),
};
export type CalendarLinkOperation = keyof typeof calendarLinkCalls;

function showLink({ scope, name, link, leaves_out_declined }: components["schemas"]["CalendarLink"]) {
  return [scope, name, link !== null, leaves_out_declined];
}
