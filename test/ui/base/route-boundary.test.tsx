import * as assert from "uvu/assert";
import { RouteBoundary } from "../../../src/ui/base/route-boundary";
import { render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("route boundary");

test("an exception shows a way back instead of the page, and leaving the route resets it", () => {
  const faults: unknown[] = [];
  const view = (path: string) => (
    <RouteBoundary route={path} fallback={<p>Fumble.</p>}>
      {path === "/broken" ? <Broken /> : <p>{path}</p>}
    </RouteBoundary>
  );
  const { rerender } = render(view("/broken"), { onCaughtError: (fault) => faults.push(fault) });
  assert.ok(screen.getByText("Fumble."));
  assert.is(faults.length, 1);
  rerender(view("/fine"));
  assert.ok(screen.getByText("/fine"));
  assert.is(screen.queryByText("Fumble."), null);
});

function Broken(): never {
  throw new Error("a bug in a page");
}

test.run();
