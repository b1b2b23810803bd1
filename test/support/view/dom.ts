import "./happy-dom";
import { cleanup, configure } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { suite } from "uvu";
import { setUpStyles } from "../../../src/ui/base/style-setup";

// biome-ignore lint/performance/noBarrelFile: the page must exist before the testing library loads, so this module exports both
export {
  act,
  cleanup,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
export { userEvent };

setUpStyles();
// The library gives up after a second, which a busy machine needs for one answer.
configure({ asyncUtilTimeout: 60_000 });

/** A suite of view tests: each starts with an empty page and storage at the same address. */
export function viewSuite(name: string) {
  const test = suite(name);
  test.before.each(resetDom);
  test.after.each(resetDom);
  return test;
}

export function resetDom() {
  cleanup();
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
  for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  window.scrollTo(0, 0);
}

/** A simulated person who does not wait between keys, so that only an injected clock decides the time. */
export const openUser = () => userEvent.setup({ delay: null });
