import { read } from "../../../domain/base/read";
import { joinSteps, type TeamThread } from "../../../domain/invitation/join-thread";
import { pairOf } from "../../../domain/team/colours";

/** A thread as it was stored in the tab. */
export function readThread(value: unknown): TeamThread | null {
  const [text, step, team] = read(value, ["text", "step", "team"]);
  const [name, colour_one, colour_two] = read(team, ["name", "colour_one", "colour_two"]);
  if (typeof text !== "string" || typeof name !== "string") return null;
  if (typeof colour_one !== "string" || typeof colour_two !== "string") return null;
  const isStep = typeof step === "number" && Number.isInteger(step) && step >= 1 && step <= joinSteps;
  if (pairOf(colour_one, colour_two) === null || !(isStep || step === null)) return null;
  return { text, step, team: { name, colour_one, colour_two } };
}
