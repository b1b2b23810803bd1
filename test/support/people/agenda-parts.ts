import type { BrowserContextOptions, Page } from "playwright-core";
import type { components } from "../../../openapi";

export const phone = { viewport: { width: 360, height: 740 } } satisfies BrowserContextOptions;

export type Window = components["schemas"]["ScheduleWindow"];

export const group = (page: Page, name: RegExp) => page.getByRole("group", { name });

export const pressed = (page: Page, who: RegExp, answer: string) =>
  group(page, who).getByRole("button", { name: answer, pressed: true });
