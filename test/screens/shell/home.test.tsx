import * as assert from "uvu/assert";
import { HomeScreen } from "../../../src/screens/shell/home.screen";
import { render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("home");

const title = () => screen.getByRole("heading", { level: 1 }).textContent;

test("the first run shows the greeting, also when the query was removed before the chunk loaded", () => {
  history.replaceState(null, "", "/app/home");
  const greeting = { isDue: true };
  const { unmount } = render(<HomeScreen greeting={greeting} needsYou={null} />);
  assert.is(title(), "Game on!");
  unmount();
  render(<HomeScreen greeting={greeting} needsYou={null} />);
  assert.is(title(), "Home field", "coming back to the page is no first run");
});

test("a first run that starts after the chunk loaded shows it as well", () => {
  history.replaceState(null, "", "/app/home?first_run=1");
  render(<HomeScreen greeting={{ isDue: false }} needsYou={null} />);
  assert.is(title(), "Game on!");
  history.replaceState(null, "", "/app/home");
});

test.run();
