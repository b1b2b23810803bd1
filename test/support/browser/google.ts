import type { BrowserContext } from "playwright-core";
import { openReceived } from "../received";
import { standInFor } from "./stand-in";

export const measurement = { appId: "1:1234567890:web:0a1b2c", measurementId: "G-TEST1234" };

/** A proxy for all requests beyond loopback, which it records. Only Google's addresses get a reply. */
export async function standInForGoogle(context: BrowserContext) {
  const asked = openReceived();
  await standInFor(context, isBeyondLoopback, async (route) => {
    const { hostname, href } = new URL(route.request().url());
    asked.hear(`${route.request().method()} ${href}`);
    const answer = answers[hostname];
    if (hostname === "www.googletagmanager.com")
      await route.fulfill({ contentType: "text/javascript", body: tagScript });
    else if (answer) await route.fulfill({ json: answer, headers: forAnybody });
    else await route.abort();
  });
  return asked;
}

const isBeyondLoopback = ({ protocol, hostname }: URL) =>
  protocol.startsWith("http") && !["localhost", "127.0.0.1"].includes(hostname);

const answers: Readonly<Record<string, object>> = {
  "firebaseinstallations.googleapis.com": {
    fid: "c0ffee-c0ffee-c0ffee-x",
    refreshToken: "r",
    authToken: { token: "t", expiresIn: "604800s" },
  },
  "firebase.googleapis.com": { ...measurement, projectId: "demo-drip" },
  "www.google-analytics.com": {},
};

const forAnybody = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*",
  "access-control-allow-methods": "*",
};

/** A minimal replacement for Google's script: sends each event with the page's settings unless the opt-out is set, and sets cookies. */
const tagScript = `{
  const { searchParams } = new URL(document.currentScript.src);
  const id = searchParams.get("id");
  const queue = window[searchParams.get("l")];
  let setUp = {};
  const take = ([command, name, params]) => {
    if (command === "config") setUp = params;
    if (command !== "event" || window["ga-disable-" + id]) return;
    document.cookie = "_ga=GA1.1.7; path=/";
    document.cookie = "_ga_" + id.slice(2) + "=GS1.1.7; path=/";
    const told = new URLSearchParams({ en: name, ...setUp, ...params });
    fetch("https://www.google-analytics.com/g/collect?" + told, { method: "POST" });
  };
  for (const each of queue) take(each);
  queue.push = (...all) => all.forEach(take);
}`;
