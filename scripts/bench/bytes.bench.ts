import { livingScreens } from "../build/earlier-parts.mjs";
import { entries, fileOf, page, sizeOfFile, weights, withImports } from "./built-scripts";
import { ownSources, sizeOf, sum, weigh } from "./bundle";
import type { Row } from "./measure";

/** Script, style and page as transferred, compressed by brotli. */
export async function measure(): Promise<Row[]> {
  return [...(await firstLoads()), ...(await parts()), ...(await screens())];
}

const row = (what: string, bytes: number, beside?: readonly [name: string, bytes: number]): Row => ({
  what,
  ours: bytes / 1000,
  unit: "kB",
  ...(beside && { beside: [beside[0], beside[1] / 1000] }),
});

async function firstLoads(): Promise<Row[]> {
  const landing = await page("index.html");
  const app = await page("app-sign-in.html");
  const react = ["a heading by React", sizeOf(emptyPage) + (await weigh(reactPage))] as const;
  const identity = (await entries()).filter((name) => /^sdk-/.test(name));
  const signIn = await weights(await withImports([...app.scripts, ...identity]));
  return [
    row("/ without fonts", landing.bytes + (await sizeOfFile("favicon.svg")), react),
    row("/app until its buttons work", sum(await weights(app.scripts)), react),
    row("the sign-in with e-mail", sum(signIn), ["Supabase Auth UI and React", await weigh(supabase)]),
  ];
}

/** Style included; without React, and ours without XState and goober, which the app uses anyway, and what it shares with the app. */
async function parts(): Promise<Row[]> {
  const toasts = await weighPart(
    `export { createToasts } from "../../src/controls/toasts/create-toasts";
     export { ToastsView } from "../../src/controls/toasts/toasts-view";
     export { toastsMachine } from "../../machines/toasts/toasts.machine";`,
    /(controls|machines|ui)\/toasts\//,
  );
  const picker = await weighPart(
    `export { DatePicker } from "../../src/controls/dates/date-picker";
     export { dateRangeMachine } from "../../machines/dates/date-range.machine";
     export { dateCalendarMachine } from "../../machines/dates/date-calendar.machine";`,
    /(controls|machines|ui)\/dates\//,
  );
  const peer = (code: string) => weigh(code, { beside: ["react", "react-dom"] });
  return [
    row("toasts", toasts, ["react-hot-toast", await peer(`export * from "react-hot-toast"`)]),
    row("date picker", picker, [
      "react-day-picker",
      await peer(`export { DayPicker } from "react-day-picker"; import "react-day-picker/style.css"`),
    ]),
  ];
}

const weighPart = async (code: string, isPart: RegExp) =>
  weigh(code, {
    beside: ["react", "react-dom", "xstate", "@xstate/react", "goober"],
    own: await ownSources((source) => isPart.test(source)),
  });

/** The scripts of /app and of the parts that a member's screen needs. */
const screens = () =>
  Promise.all(
    Object.entries(livingScreens).map(async ([name, paths]) => {
      const files = await withImports(await Promise.all(paths.map(fileOf)));
      return row(`until ${name} works, ${files.length} scripts`, sum(await weights(files)));
    }),
  );

const reactPage = `import { createRoot } from "react-dom/client";
createRoot(document.getElementById("app")).render(<h1>Hello</h1>);`;
const emptyPage = `<!doctype html><html lang="en"><head><title>Hello</title></head><body><div id="app"></div></body></html>`;
const supabase = `import { createClient } from "@supabase/supabase-js"; import { Auth } from "@supabase/auth-ui-react";
  import { ThemeSupa } from "@supabase/auth-ui-shared"; import { createRoot } from "react-dom/client";
  createRoot(document.getElementById("app")).render(<Auth supabaseClient={createClient("https://a.example", "k")} appearance={{ theme: ThemeSupa }} />);`;
