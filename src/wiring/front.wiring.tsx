import type { FrontName } from "../../domain/shell/routes";
import type { JoinPorts } from "./join.wiring";
import type { Charts } from "./sign-in.wiring";

/** Pages that a link opens without a sign-in. */
export type FrontPageName = Exclude<FrontName, "signIn">;

type Ports = Omit<JoinPorts, "loadCharts"> & { loadCharts: () => Promise<Charts> };

/** Loads only the code that the page needs: an invitation does not load the identity provider's. */
export async function wireFront(page: Window, name: FrontPageName, ports: Ports) {
  if (name === "join") return (await import("./join.wiring")).wireJoin(page, ports);
  if (name === "stop") return (await import("./summary-stop.wiring")).wireSummaryStop(ports, ports.token);
  if (name === "look") return (await import("./look.wiring")).wireLook(page, ports, ports.token);
  if (name === "answer") return (await import("./answer-link.wiring")).wireAnswerLink(ports, ports.token);
  if (name === "goodbye") return (await import("./goodbye.wiring")).wireGoodbye(ports, ports.token);
  const [{ wireMailLinks }, charts] = await Promise.all([import("./mail-links.wiring"), ports.loadCharts()]);
  return wireMailLinks(page, charts, ports.token)[name];
}
