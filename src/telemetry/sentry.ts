import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from "@sentry/browser";
import type { Fault, Screen } from "../../domain/telemetry/telemetry";
import { bareEvent } from "./bare-event";
import type { ErrorReports } from "./port";

export type SentrySettings = {
  dsn: string;
  environment: string;
  screen: () => Screen;
  /** Words that would identify the user, to be removed from reports. */
  known: () => readonly string[];
};

/** Error reports by Sentry's bare client, without its integrations, which collect data from the whole page. */
export function openSentry({ dsn, environment, screen, known }: SentrySettings): ErrorReports {
  const client = new BrowserClient({
    dsn,
    environment,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [],
    maxBreadcrumbs: 0,
    sendClientReports: false,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    beforeSend: (event) => bareEvent(event, known()),
  });
  client.init();
  return {
    report(fault) {
      const scope = new Scope();
      scope.setTags({ screen: screen(), source: fault.source });
      if (fault.source === "reply") client.captureEvent(replyEvent(fault), {}, scope);
      else client.captureException(fault.error, { mechanism: { type: "generic", handled: false } }, scope);
    },
  };
}

const replyEvent = ({ status, code }: Extract<Fault, { source: "reply" }>) => {
  const value = `Status ${status} with the code ${code}`;
  return { level: "error" as const, exception: { values: [{ type: "UnforeseenReply", value }] } };
};
