import { build } from "../../esbuild.config.mjs";
import { ownSources, sizeOf, weigh } from "./bundle";
import type { Row } from "./measure";

/** Script, style and page as transferred, compressed by brotli: what the build weighed, and parts beside their peers. */
export async function measure(): Promise<Row[]> {
  return [...(await screens()), ...(await parts())];
}

const row = (what: string, bytes: number, beside?: readonly [name: string, bytes: number]): Row => ({
  what,
  ours: bytes / 1000,
  unit: "kB",
  ...(beside && { beside: [beside[0], beside[1] / 1000] }),
});

async function screens(): Promise<Row[]> {
  const { weighed } = await build();
  const react = ["a heading by React", sizeOf(emptyPage) + (await weigh(reactPage))] as const;
  const beside: Record<string, readonly [string, number]> = {
    "landing: all but the font": react,
    "/app: script until its buttons work": react,
    "/app: the whole e-mail sign-in": ["Supabase Auth UI and React", await weigh(supabase)],
  };
  return weighed
    .filter(({ name }) => name in beside || name.endsWith("until it works"))
    .map(({ name, bytes }) => row(name, bytes, beside[name]));
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

const reactPage = `import { createRoot } from "react-dom/client";
createRoot(document.getElementById("app")).render(<h1>Hello</h1>);`;
const emptyPage = `<!doctype html><html lang="en"><head><title>Hello</title></head><body><div id="app"></div></body></html>`;
const supabase = `import { createClient } from "@supabase/supabase-js"; import { Auth } from "@supabase/auth-ui-react";
  import { ThemeSupa } from "@supabase/auth-ui-shared"; import { createRoot } from "react-dom/client";
  createRoot(document.getElementById("app")).render(<Auth supabaseClient={createClient("https://a.example", "k")} appearance={{ theme: ThemeSupa }} />);`;
