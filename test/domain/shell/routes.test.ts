import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { fillPattern, findRoute, matchPattern, routes } from "../../../domain/shell/routes";

const test = suite("routes");

test("each page is found by its own address", () => {
  for (const [name, route] of Object.entries(routes)) {
    const found = findRoute(route.pattern.replace(":id", "t1"));
    const params = route.pattern.includes(":id") ? { id: "t1" } : {};
    assert.equal(found, { ...route, name, params }, name);
  }
});

test("an address that differs from every pattern finds no page", () => {
  for (const path of [
    "",
    "/",
    "/ap",
    "/app/",
    "/app/Home",
    "/app/home/",
    "/app//home",
    "/app/home/x",
    "/app/constructor",
  ])
    assert.is(findRoute(path), null, path);
});

test("a parameter is one whole path segment and never empty", () => {
  const pattern = "/app/team/:id/member/:member";
  assert.equal(matchPattern(pattern, "/app/team/t1/member/m2"), { id: "t1", member: "m2" });
  for (const path of [
    "/app/team//member/m2",
    "/app/team/t1/member/",
    "/app/team/t1/member",
    "/app/team/t1/member/m2/",
  ])
    assert.is(matchPattern(pattern, path), null, path);
});

test("property: a filled pattern matches, whatever its parameters contain", () => {
  const pattern = "/app/team/:id/member/:member";
  const value = fc.string({ minLength: 1, unit: "grapheme" });
  fc.assert(
    fc.property(value, value, (id, member) => {
      const params = matchPattern(pattern, fillPattern(pattern, { id, member }));
      assert.equal(params, { id: encodeURIComponent(id), member: encodeURIComponent(member) });
    }),
  );
});

test.run();
