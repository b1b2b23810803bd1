import { fork } from "node:child_process";
import path from "node:path";
import { root } from "../../server/config/root";

export interface Told {
  mails: number;
  pushes: number;
  lastMailAt: number;
  lastPushAt: number;
}
type Said = { ports?: { mails: number; pushes: number }; told?: Told; token?: string };

/** The mail server and the push service, a process of their own. */
export async function openSwallow() {
  const child = fork(path.join(root, "scripts/bench/sunday-swallow.mjs"), [], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  let onToken = (_token: string) => {};
  const next = <Key extends keyof Said>(key: Key) =>
    new Promise<NonNullable<Said[Key]>>((resolve) => {
      const hear = (said: Said) => {
        const value = said[key];
        if (value === undefined) return;
        child.off("message", hear);
        resolve(value as NonNullable<Said[Key]>);
      };
      child.on("message", hear);
    });
  child.on("message", ({ token }: Said) => {
    if (token !== undefined) onToken(token);
  });
  const ports = await next("ports");
  return {
    /** Settings of a server that sends to them. */
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${ports.mails}`,
      PUSH_TO: `http://127.0.0.1:${ports.pushes}`,
      NODE_OPTIONS: `--import ${path.join(root, "scripts/bench/sunday-push.mjs")}`,
    },
    /** What came so far. */
    told() {
      const told = next("told");
      child.send("told");
      return told;
    },
    /** Called with the link of each mail. */
    follow(act: (token: string) => void) {
      onToken = act;
    },
    close: async () => void child.kill(),
  };
}
export type Swallow = Awaited<ReturnType<typeof openSwallow>>;
