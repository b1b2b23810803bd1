import { UserFacingError } from "../report.mjs";
import { areTypesCurrent, root } from "./contract.mjs";
import { arePackagesCurrent, installArguments, installationFault, npm } from "./packages.mjs";

/**
 * Each step runs only if something changed since the last time.
 * @param {import("../children.mjs").Children} children
 * @param {ReturnType<typeof import("../report.mjs").openReport>} report
 */
export function openPreparation(children, report) {
  /**
   * @param {string} doing @param {(said: string) => string} done @param {(said: string) => string} failed
   * @param {string} command @param {string[]} args
   */
  const run = (doing, done, failed, command, args, cwd = root) =>
    report.step(
      doing,
      ({ text }) => done(text),
      async () => {
        const { code, text } = await children.run(command, args, { cwd });
        if (code !== 0)
          throw new UserFacingError(/ENOSPC/.test(text) ? "The disk is full." : failed(text), text);
        return { text };
      },
    );

  return {
    /** Those of the project, or of a folder with a package.json of its own. */
    async packages(folder = root) {
      if (arePackagesCurrent(folder)) return;
      const fault = installationFault();
      if (fault) throw new UserFacingError(fault);
      const { command, before } = npm();
      await run(
        "Installing packages, a minute or two the first time",
        () => "Packages installed",
        whyNotInstalled,
        command,
        [...before, ...installArguments],
        folder,
      );
    },

    async types() {
      if (areTypesCurrent()) return;
      await run(
        "Generating types from openapi.yaml",
        () => "Types generated",
        () => "openapi.yaml cannot be read as a contract.",
        process.execPath,
        ["scripts/generate.mjs"],
      );
    },

    /** esbuild.config.mjs decides whether a build is needed. */
    async build() {
      await run(
        "Building",
        (said) => (said.includes("up to date") ? "Nothing new to build" : "Built"),
        () => "The build failed.",
        process.execPath,
        ["esbuild.config.mjs"],
      );
    },
  };
}

/** @param {string} said by npm */
function whyNotInstalled(said) {
  if (/EUSAGE/.test(said))
    return "package.json and package-lock.json do not fit together: run npm install, and commit both.";
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|network/.test(said))
    return "The package registry cannot be reached. Check the connection and try again.";
  if (/EACCES|EPERM/.test(said))
    return "This user may not write here. Clone the project into a folder of your own.";
  return "The packages could not be installed; what npm said stands above.";
}
