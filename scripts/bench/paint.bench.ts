import type { Browser, Page } from "playwright-core";
import { launchChromium } from "../../test/support/browser/browser";
import { openProduct, type Product } from "../../test/support/browser/product";
import { makeAccount, type Person } from "../../test/support/people/browser-people";
import { enterAddress } from "../../test/support/people/visitor";
import { openFloorPages } from "./floor-pages";
import { median, type Pace, type Row, takeTurns } from "./measure";
import { moment, openPhone, openSlowTab, slowDown } from "./slow-tab";

/** First loads with an empty cache, and a member's way in and reload, on a slow phone. */
export async function measure({ isQuick, say }: Pace): Promise<Row[]> {
  const [product, floors, browser] = await Promise.all([
    openProduct({ LOG_LEVEL: "error" }),
    openFloorPages(),
    launchChromium({ isWhole: true }),
  ]);
  try {
    say("first loads in turns");
    const pages = {
      static: `${floors.origin}/static`,
      react: `${floors.origin}/react`,
      landing: `${product.origin}/`,
      app: `${product.origin}/app`,
    };
    const of = await takeTurns(
      ["static", "react", "landing", "app"],
      { rounds: isQuick ? 2 : 11 },
      (name: keyof typeof pages) => load(browser, pages[name]),
    );
    const byReact = (key: string) => ["a page drawn by React", of("react", key)] as const;
    say("a member signs in");
    const person = await makeAccount(product);
    const journeys = await takeTurns(["member"], { rounds: isQuick ? 1 : 3, warmUp: 0 }, () =>
      signIn(browser, product, person),
    );
    return [
      {
        what: "/ first paint",
        ours: of("landing", "paint"),
        unit: "ms",
        beside: ["static HTML", of("static", "paint")],
      },
      { what: "/app first paint", ours: of("app", "paint"), unit: "ms", beside: byReact("paint") },
      { what: "/app until a press works", ours: of("app", "usable"), unit: "ms", beside: byReact("usable") },
      { what: "sign-in press to Home", ours: journeys("member", "signedIn"), unit: "ms" },
      { what: "reload of /app/home to its content", ours: journeys("member", "reloaded"), unit: "ms" },
    ];
  } finally {
    await browser.close();
    floors.close();
    await product.close();
  }
}

async function load(browser: Browser, url: string) {
  const context = await openPhone(browser);
  const page = await openSlowTab(context);
  await page.goto(url, { waitUntil: "load" });
  const usable = await moment(page, "usable");
  const paint = await firstPaint(page);
  await context.close();
  return { paint, usable };
}

const firstPaint = async (page: Page) => {
  const paint = await page.waitForFunction(() => performance.getEntriesByName("first-paint")[0]?.startTime);
  return Number(await paint.jsonValue());
};

async function signIn(browser: Browser, { origin }: Product, { emailAddress, password }: Person) {
  const context = await openPhone(browser);
  const page = await context.newPage();
  await page.goto(`${origin}/app`, { waitUntil: "networkidle" });
  await enterAddress(page, emailAddress);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.waitForLoadState("networkidle");
  await slowDown(page);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  const signedIn = await moment(page, "homeAfterPress");
  await page.waitForLoadState("networkidle");
  const reloads: number[] = [];
  for (let round = 0; round < 3; round++) {
    await page.reload({ waitUntil: "commit" });
    reloads.push(await moment(page, "home"));
  }
  await context.close();
  return { signedIn, reloaded: median(reloads) };
}
