import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor } from "xstate";
import { categoryMachine, selectCategory, selectProducts } from "../../../machines/category/category.machine";
import { uncovered } from "../../support/machines/paths";

const test = suite(categoryMachine.id);
const ball = { id: "1", name: "Ball" };
const bat = { id: "2", name: "Bat" };
const cap = { id: "3", name: "Cap" };

test("nothing is chosen at first", () => {
  assert.equal(openCategory().seen(), { category: null, products: [], value: "empty" });
});

test("a category is set with its products and replaces the previous one", () => {
  const { actor, seen } = openCategory();
  actor.send({ type: "category.set", category: "baseball", products: [ball, bat] });
  assert.equal(seen(), { category: "baseball", products: [ball, bat], value: "chosen" });
  actor.send({ type: "category.set", category: "clothes", products: [cap] });
  assert.equal(seen(), { category: "clothes", products: [cap], value: "chosen" });
});

test("products are appended, each once in its newest version", () => {
  const { actor, seen } = openCategory();
  actor.send({ type: "category.set", category: "baseball", products: [ball, ball] });
  actor.send({ type: "products.added", products: [bat] });
  const softball = { id: "1", name: "Softball" };
  actor.send({ type: "products.added", products: [softball, cap] });
  assert.equal(seen(), { category: "baseball", products: [softball, bat, cap], value: "chosen" });
});

test("a reset clears both", () => {
  const { actor, seen } = openCategory();
  actor.send({ type: "category.set", category: "baseball", products: [ball] });
  actor.send({ type: "category.reset" });
  assert.equal(seen(), { category: null, products: [], value: "empty" });
});

test("products that arrive after a reset are ignored", () => {
  const { actor, seen } = openCategory();
  actor.send({ type: "category.set", category: "baseball", products: [ball] });
  actor.send({ type: "category.reset" });
  actor.send({ type: "products.added", products: [bat] });
  assert.equal(seen(), { category: null, products: [], value: "empty" });
});

test("the caller's list is not shared with the machine", () => {
  const { actor, seen } = openCategory();
  const products = [ball];
  actor.send({ type: "category.set", category: "baseball", products });
  products.push(bat);
  assert.equal(seen().products, [ball]);
});

test("every state and transition is reached", () => {
  assert.equal(
    uncovered(
      categoryMachine,
      {
        "category.set": [{ category: "baseball", products: [ball] }],
        "products.added": [{ products: [ball] }, { products: [bat] }],
      },
      (snapshot) => [snapshot.value, snapshot.context.category, snapshot.context.products.length],
    ),
    { states: [], transitions: [] },
  );
});

function openCategory() {
  const actor = createActor(categoryMachine).start();
  const seen = () => {
    const snapshot = actor.getSnapshot();
    return { category: selectCategory(snapshot), products: selectProducts(snapshot), value: snapshot.value };
  };
  return { actor, seen };
}

test.run();
