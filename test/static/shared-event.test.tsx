import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { placeholders } from "../../domain/base/operator";
import { eventKinds } from "../../domain/schedule/event/event";
import { pagePlaceholders } from "../../domain/share/page-placeholders";
import { pictureName } from "../../domain/share/public-card";
import { colourPairs } from "../../domain/team/colours";
import { root } from "../../server/platform/config/root";
import { DeadSharedEvent, SharedEvent, sharedEventPreview } from "../../src/static/shared-event";
import { render, screen, viewSuite } from "../support/view/dom";

const test = viewSuite("the built page of a shared event");

test("it has a place for each text of the event, and every team's pattern", () => {
  const { container } = render(<SharedEvent />);
  const html = container.innerHTML + JSON.stringify(sharedEventPreview);
  for (const placeholder of Object.values(pagePlaceholders))
    assert.ok(html.includes(placeholder), placeholder);
  for (const { pattern } of colourPairs) assert.ok(container.querySelector(`#p-${pattern}`), pattern);
  assert.is(container.querySelector("script"), null);
  assert.is(container.querySelector("[style]"), null, "the policy refuses styles of elements");
});

test("a dead link says whom to ask", () => {
  render(<DeadSharedEvent />);
  assert.ok(screen.getByRole("heading", { name: "Ball's out." }));
  assert.ok(screen.getByText("That link leads nowhere. Ask whoever sent it for a new one."));
});

test("each kind has a preview picture, on and called off, small enough for messengers that show no large one", () => {
  const [, folder = ""] = sharedEventPreview.image
    .replace(pagePlaceholders.picture, "")
    .split(placeholders.origin);
  const bytes = eventKinds.flatMap((kind) =>
    (["on", "called_off"] as const).map((status) => {
      const picture = readFileSync(join(root, "src/static/public", folder, pictureName({ kind, status })));
      assert.ok(picture.length < 60_000, kind);
      return picture.toString("base64");
    }),
  );
  assert.is(new Set(bytes).size, 12);
});

test.run();
