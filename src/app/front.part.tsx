import type { FrontName } from "../../domain/shell/routes";
import type { JoinPorts } from "./join.part";
import type { Machines } from "./sign-in.part";

/** Pages that a link opens without a sign-in. */
export type FrontPageName = Exclude<FrontName, "signIn">;

type Ports = Omit<JoinPorts, "loadMachines"> & { loadMachines: () => Promise<Machines> };

/** Loads only the code that the page needs: an invitation does not load the identity provider's. */
export async function wireFront(page: Window, name: FrontPageName, ports: Ports) {
  if (name === "join") return (await import("./join.part")).wireJoin(page, ports);
  if (name === "stop") return (await import("./mail-stop.part")).wireMailStop(ports, ports.token);
  if (name === "look") return (await import("./look.part")).wireLook(page, ports, ports.token);
  if (name === "answer") return (await import("./answer-link.part")).wireAnswerLink(ports, ports.token);
  if (name === "goodbye") return (await import("./goodbye.part")).wireGoodbye(ports, ports.token);
  const [{ wireMailLinks }, machines] = await Promise.all([
    import("./mail-links.part"),
    ports.loadMachines(),
  ]);
  return wireMailLinks(page, machines, ports.token)[name];
}
