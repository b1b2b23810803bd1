import { readFile } from "node:fs/promises";
import path from "node:path";
import { root } from "../../server/config/root";
import { earlierParts, livingScreens, partsBefore } from "../build/earlier-parts.mjs";
import { entries, fileOf, page, sizeOfFile, weights, withImports } from "./built-scripts";
import { ownSources, type Size, sizeOf, sum, weigh } from "./bundle";
import { ratio, type Table } from "./table";

const columns = ["kB br", "kB gz"];
const row = (name: string, { br, gz }: Size, isOurs = false) => ({
  name,
  isOurs,
  values: [br / 1000, gz / 1000],
});

export async function measure(): Promise<Table[]> {
  return [await firstLoads(), await signIns(), await parts(), await screens(), await lazyParts()];
}

async function firstLoads(): Promise<Table> {
  const landing = await page("index.html");
  const app = await page("app-sign-in.html");
  const icon = await sizeOfFile("favicon.svg");
  const react = await weigh(reactPage);
  const table = {
    columns,
    rows: [
      row("/ in all", sum([landing.html, icon]), true),
      row("/ its script", sizeOf(landing.inlineScript), true),
      row("/app its page", app.html, true),
      row("/app its scripts, until the buttons work", sum(await weights(app.scripts)), true),
      row("a minimal React page", sum([sizeOf(emptyPage), react])),
    ],
  };
  const bytes = (name: string) => Number(table.rows.find((each) => each.name === name)?.values[0]);
  return {
    ...table,
    name: "bytes-first-loads",
    title: "First load",
    how: "Page, script and style as transferred, without the display face. The minimal React page shows one heading.",
    verdicts: [
      { what: "/ in all, kB br", value: bytes("/ in all"), target: 4 },
      { what: "/ its script, kB br", value: bytes("/ its script"), target: 1 },
      {
        what: "/app its scripts, kB br",
        value: bytes("/app its scripts, until the buttons work"),
        target: 90,
      },
    ],
  };
}

async function signIns(): Promise<Table> {
  const app = await page("app-sign-in.html");
  const identity = (await entries()).filter((name) => /^sdk-/.test(name));
  const ours = await withImports([...app.scripts, ...identity]);
  const table = {
    columns,
    rows: [
      row("Drip: the whole e-mail sign-in", sum(await weights(ours)), true),
      ...(await Promise.all(Object.entries(peers).map(async ([name, code]) => row(name, await weigh(code))))),
      row("Clerk and React", sum([await clerk(), await weigh(reactPage)])),
    ],
  };
  const [first] = table.rows;
  return {
    ...table,
    name: "bytes-sign-in",
    title: "A sign-in with e-mail and password",
    how: "Everything loaded before a sign-in is possible, including React and the identity provider's library. Auth0 and Clerk additionally load their forms from their own servers; Clerk's script is the one that its loader fetches.",
    verdicts: [{ what: "the whole e-mail sign-in, kB br", value: Number(first?.values[0]), target: 125 }],
  };
}

async function parts(): Promise<Table> {
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
  const react = { beside: ["react", "react-dom"] };
  const table: Pick<Table, "columns" | "rows"> = {
    columns,
    rows: [
      row("toasts: Drip", toasts.added, true),
      row("toasts: Drip, with all it shares", toasts.alone, true),
      row("toasts: react-hot-toast", await weigh(`export * from "react-hot-toast"`, react)),
      row("toasts: sonner", await weigh(`export * from "sonner"`, react)),
      row("date picker: Drip", picker.added, true),
      row("date picker: Drip, with all it shares", picker.alone, true),
      row(
        "date picker: react-day-picker",
        await weigh(
          `export { DayPicker } from "react-day-picker"; import "react-day-picker/style.css"`,
          react,
        ),
      ),
      row(
        "date picker: react-aria-components",
        await weigh(
          `export { RangeCalendar, CalendarGrid, CalendarCell, Heading, Button } from "react-aria-components"`,
          react,
        ),
      ),
      row(
        "date picker: react-datepicker",
        await weigh(
          `export { default } from "react-datepicker"; import "react-datepicker/dist/react-datepicker.css"`,
          react,
        ),
      ),
    ],
  };
  return {
    ...table,
    name: "bytes-parts",
    title: "Parts",
    how: "Script and style without React; ours also without XState and goober, which the app uses anyway. The first row of Drip is what the app would save without the part; the row below includes the code that it shares with the rest (icons, dialog frame, texts).",
    verdicts: [
      { what: "toasts, kB br", value: toasts.added.br / 1000, target: 2.5 },
      { what: "date picker with its style, kB br", value: picker.added.br / 1000, target: 6 },
      {
        what: "toasts beside react-hot-toast",
        value: ratio(table, "kB br", "toasts: Drip", "toasts: react-hot-toast"),
        target: 1,
      },
      {
        what: "date picker beside react-day-picker",
        value: ratio(table, "kB br", "date picker: Drip", "date picker: react-day-picker"),
        target: 1,
      },
    ],
  };
}

const besides = ["react", "react-dom", "xstate", "@xstate/react", "goober"];

async function weighPart(code: string, isPart: RegExp) {
  const own = await ownSources((source) => isPart.test(source));
  return {
    added: await weigh(code, { beside: besides, own }),
    alone: await weigh(code, { beside: besides }),
  };
}

/** What a member's browser fetches until a screen works. */
async function screens(): Promise<Table> {
  const rows = await Promise.all(
    Object.entries(livingScreens).map(async ([name, paths]) => {
      const files = await withImports(await Promise.all(paths.map(fileOf)));
      const { br, gz } = sum(await weights(files));
      return { name, isOurs: true, values: [br / 1000, gz / 1000, files.length] };
    }),
  );
  return {
    name: "bytes-screens",
    title: "Until a member's screen works",
    how: "The scripts of /app and those of the parts that the screen needs.",
    columns: [...columns, "scripts"],
    plotted: ["kB br"],
    rows,
    verdicts: rows.flatMap(({ name, values: [br = 0, , count = 0] }) => [
      { what: `${name}, kB br`, value: br, target: 150 },
      { what: `${name}, scripts`, value: count, target: 25 },
    ]),
  };
}

/** The size that each `import()` adds to what the page has by then. */
async function lazyParts(): Promise<Table> {
  const eager = (await page("app-sign-in.html")).scripts;
  const partOf = new Map(
    await Promise.all(Object.keys(partsBefore).map(async (part) => [await fileOf(part), part] as const)),
  );
  const names = (await entries()).filter((name) => !eager.includes(name) && !name.startsWith("chunk-"));
  const rows = await Promise.all(
    names.map(async (name) => {
      const before = await Promise.all(earlierParts(partOf.get(name) ?? "").map(fileOf));
      const there = new Set(await withImports([...eager, ...before]));
      const files = (await withImports([name])).filter((file) => !there.has(file));
      return row(name.replace(/-[A-Z0-9]{8}\.js$/, ""), sum(await weights(files)), true);
    }),
  );
  return {
    name: "bytes-lazy",
    title: "Loaded when needed",
    how: "Each part with what it imports, without what the page has before it; code shared by two parts is counted in both.",
    columns,
    rows: rows.sort((one, other) => Number(other.values[0]) - Number(one.values[0])),
  };
}

const reactPage = `import { createRoot } from "react-dom/client";
createRoot(document.getElementById("app")).render(<h1>Hello</h1>);`;
const emptyPage = `<!doctype html><html lang="en"><head><title>Hello</title></head><body><div id="app"></div></body></html>`;

/** The minimum needed to sign in. */
const peers: Record<string, string> = {
  "FirebaseUI and React": `import firebase from "firebase/compat/app"; import "firebase/compat/auth";
    import { auth } from "firebaseui"; import "firebaseui/dist/firebaseui.css"; ${reactPage}
    firebase.initializeApp({}); new auth.AuthUI(firebase.auth()).start("#app", { signInOptions: ["password"] });`,
  "@firebase-oss/ui-react and React": `import { initializeApp } from "firebase/app"; import { createRoot } from "react-dom/client";
    import { initializeUI } from "@firebase-oss/ui-core"; import { FirebaseUIProvider, SignInAuthScreen, SignUpAuthScreen } from "@firebase-oss/ui-react";
    import "@firebase-oss/ui-styles/dist.min.css";
    createRoot(document.getElementById("app")).render(<FirebaseUIProvider ui={initializeUI({ app: initializeApp({}) })}><SignInAuthScreen /><SignUpAuthScreen /></FirebaseUIProvider>);`,
  "Supabase Auth UI and React": `import { createClient } from "@supabase/supabase-js"; import { Auth } from "@supabase/auth-ui-react";
    import { ThemeSupa } from "@supabase/auth-ui-shared"; import { createRoot } from "react-dom/client";
    createRoot(document.getElementById("app")).render(<Auth supabaseClient={createClient("https://a.example", "k")} appearance={{ theme: ThemeSupa }} />);`,
  "Auth0 SPA and React": `import { createAuth0Client } from "@auth0/auth0-spa-js"; ${reactPage}
    createAuth0Client({ domain: "a.example", clientId: "c" }).then((client) => client.loginWithRedirect());`,
};

const clerk = async () =>
  sizeOf(await readFile(path.join(root, "scripts/bench/node_modules/@clerk/clerk-js/dist/clerk.browser.js")));
