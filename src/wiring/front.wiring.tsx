import type { FrontName } from "../../domain/shell/routes";
import type { JoinPorts } from "./join.wiring";
import type { Charts } from "./sign-in.wiring";

/** The pages that a link leads to without a sign-in. */
export type FrontPageName = Exclude<FrontName, "signIn">;

type Ports = Omit<JoinPorts, "loadCharts"> & { loadCharts: () => Promise<Charts> };

/** Each with the code that it needs: an invitation goes without the identity provider's. */
export async function wireFront(page: Window, name: FrontPageName, ports: Ports) {
  if (name === "join") return (await import("./join.wiring")).wireJoin(page, ports);
  const [{ wireMailLinks }, charts] = await Promise.all([import("./mail-links.wiring"), ports.loadCharts()]);
  return wireMailLinks(page, charts, ports.session, ports.token)[name];
}
