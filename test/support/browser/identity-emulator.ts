import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { root } from "../../../server/platform/config/root";

/** The identity emulator as a child process, as `npm start` runs it. */
export async function openIdentityEmulator(folder: string) {
  const child = fork(path.join(root, "scripts/identity-emulator.mjs"), [folder], { stdio: "inherit" });
  const [message] = (await once(child, "message")) as [{ port: number } | { failed: string }];
  if ("failed" in message) throw new Error(message.failed);
  const origin = `http://127.0.0.1:${message.port}`;

  return {
    host: `127.0.0.1:${message.port}`,
    origin,
    pid: child.pid,
    kill: () => end(child, () => child.kill("SIGKILL")),
    close: () => end(child, () => child.disconnect()),
    /** A request of the server's admin SDK. */
    lookUp: (subject: string) =>
      fetch(`${origin}/identitytoolkit.googleapis.com/v1/projects/demo-drip/accounts:lookup`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: "Bearer owner" },
        body: JSON.stringify({ localId: [subject] }),
      }),
    /** A sign-up by the server's admin SDK that is refused and leaves nothing. */
    failToSignUp: () =>
      fetch(`${origin}/identitytoolkit.googleapis.com/v1/projects/demo-drip/accounts`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: "Bearer owner" },
        body: JSON.stringify({ email: "nobody" }),
      }),
    /** Follows the identity provider's own mails, as the owner of the address would. */
    async openOobLinks(email: string) {
      const reply = await fetch(`${origin}/emulator/v1/projects/demo-drip/oobCodes`);
      const { oobCodes } = (await reply.json()) as { oobCodes: { email: string; oobLink: string }[] };
      for (const { oobLink } of oobCodes.filter((code) => code.email === email)) await fetch(oobLink);
    },
    /** A call of the identity provider's API, as the web SDK makes it. */
    call: async (method: string, body: object) => {
      const reply = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      return (await reply.json()) as Record<string, string | undefined> & { error?: { message: string } };
    },
  };
}

async function end(child: ChildProcess, how: () => void) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  how();
  await ended;
}
