import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { root } from "../../server/platform/config/root";
import { freePort } from "../steps/port.mjs";

const folder = path.join(root, "scripts/bench");

/** The mail server and the push service, a process of their own so that theirs is no CPU time of the load. */
export async function openReceivers() {
  const [mailPort, pushPort] = [await freePort(), await freePort()];
  const child = fork(path.join(folder, "sunday-receivers.mjs"), [String(mailPort), String(pushPort)]);
  await once(child, "message");
  const counts = { mails: 0, pushes: 0 };
  let onMail = () => {};
  child.on("message", (kind) => {
    if (kind === "push") counts.pushes++;
    else {
      counts.mails++;
      onMail();
    }
  });
  return {
    counts,
    /** Settings of a server that sends to them. */
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      PUSH_TO: `http://127.0.0.1:${pushPort}`,
      NODE_OPTIONS: `--import ${path.join(folder, "sunday-push.mjs")}`,
    },
    /** Called at each mail. */
    follow(act: () => void) {
      onMail = act;
    },
    close: () => child.kill(),
  };
}
export type Receivers = Awaited<ReturnType<typeof openReceivers>>;
