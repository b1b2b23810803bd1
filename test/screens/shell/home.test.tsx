import * as assert from "uvu/assert";
import { HomeScreen } from "../../../src/screens/shell/home.screen";
import { render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("home");

const page = { needsYou: null, isRead: true, isQuiet: false };
const title = () => screen.getByRole("heading", { level: 1 }).textContent;

test("the first run shows the greeting, also when the query was removed before the chunk loaded", () => {
  history.replaceState(null, "", "/app/home");
  const greeting = { isDue: true };
  const { unmount } = render(<HomeScreen greeting={greeting} {...page} />);
  assert.is(title(), "Game on!");
  unmount();
  render(<HomeScreen greeting={greeting} {...page} />);
  assert.is(title(), "Home field", "coming back to the page is no first run");
});

test("a first run that starts after the chunk loaded shows it as well", () => {
  history.replaceState(null, "", "/app/home?first_run=1");
  render(<HomeScreen greeting={{ isDue: false }} {...page} />);
  assert.is(title(), "Game on!");
  history.replaceState(null, "", "/app/home");
});

test("a skeleton stands until both lists are read, and the poster comes only when both are empty", () => {
  const poster = () => screen.queryByText("Quiet out here.");
  const { rerender } = render(<HomeScreen needsYou={<p>Answers</p>} isRead={false} isQuiet={false} />);
  assert.ok(screen.getByRole("status", { name: "Looking what needs you" }));
  assert.equal([screen.queryByText("Answers"), poster()], [null, null]);
  rerender(<HomeScreen needsYou={<p>Answers</p>} isRead isQuiet={false} />);
  assert.ok(screen.getByText("Answers"));
  assert.is(poster(), null);
  rerender(<HomeScreen needsYou={null} isRead isQuiet />);
  assert.ok(poster());
  rerender(<HomeScreen needsYou={null} isRead isQuiet poster={<p>Begin here</p>} />);
  assert.ok(screen.getByText("Begin here"));
  assert.is(poster(), null, "one poster at a time");
});

test("the next event, read before Needs you, takes the skeleton's place instead of moving it down", () => {
  const skeleton = () => screen.getByRole("status", { name: "Looking what needs you" });
  const { rerender } = render(<HomeScreen needsYou={null} isRead={false} isQuiet={false} />);
  const first = skeleton();
  rerender(<HomeScreen needsYou={null} isRead={false} isQuiet={false} hero={<p>Game at 9:00</p>} />);
  assert.is(first.isConnected, false);
  assert.ok(
    skeleton().compareDocumentPosition(screen.getByText("Game at 9:00")) & Node.DOCUMENT_POSITION_PRECEDING,
  );
});

test.run();
