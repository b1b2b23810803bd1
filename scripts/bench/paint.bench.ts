import type { Browser, Page } from "playwright-core";
import { launchChromium } from "../../test/support/browser/browser";
import { openProduct, type Product } from "../../test/support/browser/product";
import { makeAccount, type Person } from "../../test/support/people/browser-people";
import { enterAddress } from "../../test/support/people/visitor";
import { openFloorPages } from "./floor-pages";
import { type Figures, takeTurns } from "./rounds";
import { moment, openDrawingPhone, openPhone, openSlowTab, slowDown } from "./slow-tab";
import { figure, median, type Pace, ratio, type Table } from "./table";

const slow =
  "A phone's window of 360 × 640 in Chromium, with four times CPU throttling, 1.6 Mbit/s and 150 ms; empty cache.";

export async function measure(pace: Pace): Promise<Table[]> {
  const [product, floors, browser] = await Promise.all([
    openProduct({ LOG_LEVEL: "error" }),
    openFloorPages(),
    launchChromium({ isWhole: true }),
  ]);
  try {
    return [
      await loads(pace, browser, product.origin, floors.origin),
      await journeys(pace, browser, product),
    ];
  } finally {
    await browser.close();
    floors.close();
    await product.close();
  }
}

async function loads({ isQuick, say }: Pace, browser: Browser, ours: string, floor: string): Promise<Table> {
  const pages = {
    "static HTML": `${floor}/static`,
    "React in the browser": `${floor}/react`,
    "Drip: /": `${ours}/`,
    "Drip: /app": `${ours}/app`,
  };
  const names = Object.keys(pages) as (keyof typeof pages)[];
  say("first loads in turns");
  const figures = await takeTurns(names, { rounds: isQuick ? 2 : 11 }, async (name) => {
    const context = await openPhone(browser);
    const page = await openSlowTab(context);
    await page.goto(pages[name], { waitUntil: "load" });
    const usable = await moment(page, "usable");
    const { paint, text } = await paints(page);
    const blocked = await page.evaluate(() => window.blocked);
    await context.close();
    return { paint, text, usable, blocked };
  });
  const table: Table = {
    name: "paint-loads",
    title: "First load",
    how: `${slow} The static page has an inline style and a script of two lines; the other renders the same text by React. Usable: a press has its effect. Blocked: total blocking time, the parts of tasks beyond 50 ms.`,
    columns: ["first paint ms", "text ms", "usable ms", "blocked ms"],
    rows: names.map((name) => ({
      name,
      isOurs: name.startsWith("Drip"),
      values: ["paint", "text", "usable", "blocked"].map((key) =>
        Math.round(figures[name][key] ?? Number.NaN),
      ),
    })),
  };
  const against = (what: string, mine: string, other: string, target: number) => ({
    what,
    value: ratio(table, "first paint ms", mine, other),
    target,
  });
  return {
    ...table,
    verdicts: [
      against("/ first paint beside static HTML", "Drip: /", "static HTML", 1.1),
      against("/ first paint beside React in the browser", "Drip: /", "React in the browser", 0.35),
      { what: "/ blocked, ms", value: figure(table, "Drip: /", "blocked ms"), target: 0 },
      against("/app first paint beside React in the browser", "Drip: /app", "React in the browser", 0.4),
    ],
  };
}

const paints = (page: Page) =>
  page.evaluate(async () => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime;
    while (at("first-contentful-paint") === undefined)
      await new Promise((resolve) => setTimeout(resolve, 20));
    return { paint: at("first-paint") ?? Number.NaN, text: at("first-contentful-paint") ?? Number.NaN };
  });

async function journeys({ isQuick, say }: Pace, browser: Browser, product: Product): Promise<Table> {
  say("a member is made");
  const person = await makeAccount(product);
  const steps: Record<string, () => Promise<Figures>> = {
    "press on / to a usable /app, prerendered": () => arrive(product, false),
    "press on / to a usable /app, nothing fetched or drawn before": () => arrive(product, true),
    "tap on e-mail to a field that takes typing": () => tapEmail(browser, product, true),
    "the same as soon as the button is usable": () => tapEmail(browser, product, false),
    "sign-in press to the home field, and its reload": () => signIn(browser, product, person),
  };
  const names = Object.keys(steps);
  say("journeys in turns");
  const figures = await takeTurns(
    names,
    { rounds: isQuick ? 1 : 3, warmUp: 0 },
    async (name) => (await steps[name]?.()) ?? {},
  );
  const time = (name: string, key = "time") => Math.round(figures[name]?.[key] ?? Number.NaN);
  const [ahead = "", bare = "", email = "", emailAtOnce = "", home = ""] = names;
  const row = (name: string, value: number) => ({ name, isOurs: true, values: [value] });
  return {
    name: "paint-journeys",
    title: "From a press to what was wanted",
    how: `${slow} Prerendered: Chromium has run /app in the background while the landing page was shown, and shows it at the press. The reload is by a signed-in visitor with a full cache.`,
    columns: ["ms"],
    rows: [
      row(ahead, time(ahead)),
      row(bare, time(bare)),
      row(email, time(email)),
      row(emailAtOnce, time(emailAtOnce)),
      row("sign-in press to the home field", time(home)),
      row("reload of /app/home to its content", time(home, "reload")),
    ],
    verdicts: [
      {
        what: "press to ready, prerendered beside not",
        value: time(ahead) / time(bare),
        target: 0.35,
      },
    ],
  };
}

async function arrive({ origin }: Product, savesData: boolean) {
  const phone = await openDrawingPhone({ savesData });
  await phone.land(origin);
  const time = await phone.press("a.go");
  await phone.close();
  return { time };
}

async function tapEmail(browser: Browser, { origin }: Product, isSettled: boolean) {
  const context = await openPhone(browser);
  const page = await openSlowTab(context);
  await page.goto(`${origin}/app`, { waitUntil: isSettled ? "networkidle" : "commit" });
  await moment(page, "usable");
  await page.getByRole("button", { name: "Sign in with e-mail" }).click();
  const time = await moment(page, "fieldAfterPress");
  await context.close();
  return { time };
}

async function signIn(browser: Browser, { origin }: Product, { emailAddress, password }: Person) {
  const context = await openPhone(browser);
  const page = await context.newPage();
  await page.goto(`${origin}/app`, { waitUntil: "networkidle" });
  await enterAddress(page, emailAddress);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.waitForLoadState("networkidle");
  await slowDown(page);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  const time = await moment(page, "homeAfterPress");
  await page.waitForLoadState("networkidle");
  const reloads: number[] = [];
  for (let round = 0; round < 3; round++) {
    await page.reload({ waitUntil: "commit" });
    reloads.push(await moment(page, "home"));
  }
  await context.close();
  return { time, reload: median(reloads) };
}
