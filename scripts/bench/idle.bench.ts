import type { Request } from "playwright-core";
import { launchChromium } from "../../test/support/browser/browser";
import { withoutLine } from "../../test/support/browser/no-line";
import { openProduct } from "../../test/support/browser/product";
import { openMember } from "../../test/support/people/visitor";
import type { Pace, Table } from "./table";

/** Simulated minutes of an idle tab; only the tab's clock is accelerated. */
const minutes = { quick: 5, full: 60 };

export async function measure({ isQuick, say }: Pace): Promise<Table[]> {
  const length = isQuick ? minutes.quick : minutes.full;
  const [product, browser] = await Promise.all([
    openProduct({ LOG_LEVEL: "error" }),
    launchChromium({ isWhole: true }),
  ]);
  try {
    const { page } = await openMember(browser, product);
    await withoutLine(page.context());
    await page.clock.install();
    await page.goto(`${product.origin}/app/home`);
    await page.getByText("Quiet out here.").waitFor();
    await page.waitForLoadState("networkidle");
    const replies = new Map<string, { status: number; sent: number; body: number; head: number }[]>();
    const inFlight = new Set<Request>();
    page.on("request", (request) => inFlight.add(request));
    page.on("requestfailed", (request) => inFlight.delete(request));
    page.on("requestfinished", async (request) => {
      const [reply, sizes] = await Promise.all([request.response(), request.sizes()]);
      const path = `${request.method()} ${new URL(request.url()).pathname}`;
      const known = replies.get(path) ?? [];
      replies.set(path, known);
      known.push({
        status: reply?.status() ?? 0,
        sent: sizes.requestHeadersSize + sizes.requestBodySize,
        body: sizes.responseBodySize,
        head: sizes.responseHeadersSize,
      });
      // The server's clock is slower, so a new token would look expired: the tab's clock is reset first.
      if (path.endsWith("/auth/refresh_access_token")) await page.clock.setSystemTime(new Date());
      inFlight.delete(request);
    });
    const settled = async () => {
      do await page.evaluate(() => document.title);
      while (inFlight.size > 0);
    };
    say(`${length} minutes of an open tab`);
    const started = performance.now();
    for (let passed = 0; passed < length * 60; passed += 5) {
      await page.clock.runFor(5_000);
      await settled();
    }
    say(`they took ${((performance.now() - started) / 1000).toFixed(0)} s`);
    const hourly = 60 / length;
    const rows = [...replies].map(([name, all]) => {
      const total = (key: "sent" | "body" | "head") => all.reduce((sum, each) => sum + each[key], 0);
      const empty = all.filter(({ status, body }) => status === 304 || status === 204 || body === 0).length;
      return {
        name,
        isOurs: true,
        values: [
          Math.round(all.length * hourly),
          Math.round((100 * empty) / all.length),
          (total("sent") * hourly) / 1000,
          ((total("head") + total("body")) * hourly) / 1000,
          (total("body") * hourly) / 1000,
        ],
      };
    });
    const sum = (column: number) => rows.reduce((all, { values }) => all + (values[column] ?? 0), 0);
    const polls = rows.find(({ name }) => name === "GET /user/me/pings")?.values ?? [];
    return [
      {
        name: "idle",
        title: "An open tab for an hour",
        how: `/app/home, signed in, visible and untouched, while its clock runs ${length} minutes ahead and no pings arrive. The bytes are the page's requests and replies with their headers, before HTTP/2 compresses those.`,
        columns: ["requests an hour", "304 or empty %", "kB sent", "kB received", "of it bodies kB"],
        rows: [
          ...rows,
          {
            name: "in all",
            isOurs: true,
            values: [
              sum(0),
              Math.round(
                rows.reduce((all, { values: [count = 0, share = 0] }) => all + count * share, 0) /
                  (sum(0) || 1),
              ),
              sum(2),
              sum(3),
              sum(4),
            ],
          },
        ],
        verdicts: [
          {
            what: "polls answered 304 or empty, %",
            value: polls[1] ?? Number.NaN,
            target: 99,
            isAtLeast: true,
          },
          { what: "polls an hour", value: polls[0] ?? Number.NaN, target: 360 },
        ],
      },
    ];
  } finally {
    await browser.close();
    await product.close();
  }
}
