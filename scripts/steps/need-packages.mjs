import { openChildren } from "../children.mjs";
import { openReport } from "../report.mjs";
import { openPreparation } from "./prepare.mjs";

/** For a script that imports packages: installs missing ones, or says in one sentence why it cannot, and exits. */
export async function needPackages() {
  const report = openReport(process.stderr);
  const children = openChildren();
  const stop = () => {
    children.killAll();
    process.exit(1);
  };
  const signals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);
  for (const signal of signals) process.on(signal, stop);
  try {
    await openPreparation(children, report).packages();
  } catch (fault) {
    report.fail(fault);
    process.exit(1);
  }
  for (const signal of signals) process.off(signal, stop);
}
