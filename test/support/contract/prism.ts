import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { writeBundle } from "../../../scripts/bundle-file.mjs";
import { freePort } from "../../../scripts/steps/port.mjs";
import { root } from "../../../server/platform/config/root";

const program = path.join(root, "node_modules/@stoplight/prism-cli/dist/index.js");

/** A mock server that replies with the contract's examples. */
export const openMock = () => openPrism("mock", []);

/** A proxy that forwards calls and reports violations of the contract in the header sl-violations. */
export const openValidationProxy = (upstream: string) => openPrism("proxy", [upstream]);

async function openPrism(command: "mock" | "proxy", more: string[]) {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [program, command, writeBundle(), ...more, "--port", String(port), "--host", "127.0.0.1"],
    { cwd: root, stdio: ["ignore", "pipe", "pipe"] },
  );
  process.once("exit", () => child.kill("SIGKILL"));
  await listening(child);
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
  };
}

function listening(child: ChildProcess) {
  let said = "";
  let isListening = false;
  return new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text: string) => {
        // Its log of calls is drained, but not stored.
        if (isListening) return;
        said += text;
        isListening = said.includes("Prism is listening");
        if (isListening) resolve();
      });
    child.once("exit", () => reject(new Error(`Prism stopped: ${said}`)));
  });
}

interface Violation {
  location: string[];
  severity: string;
  code: string | number;
  message: string;
}

/** A reply's violations of the contract, warnings included, without those of a request that was wrong on purpose. */
export function replyViolations(response: Response): Violation[] {
  const violations: Violation[] = JSON.parse(response.headers.get("sl-violations") ?? "[]");
  return violations.filter((violation) => violation.location[0] === "response");
}
