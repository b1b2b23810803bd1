import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openLargeContract } from "../support/browser/large-contract";
import { openProduct, type Product } from "../support/browser/product";
import { proofCounts, record } from "../support/proof";

type Large = Awaited<ReturnType<typeof openLargeContract>>;
const test = suite<{ large: Large; product: Product }>("start with a large contract");

test.before(async (context) => {
  context.large = await openLargeContract(160);
  context.product = await openProduct({}, context.large.home);
});
test.after(async ({ large, product }) => {
  await product?.close();
  await large?.close();
});

test("a server with 160 operations restarts on its own data and answers all of them", async ({
  large,
  product,
}) => {
  const { starts } = proofCounts;
  const took: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    await product.crashAndRestart();
    took.push(product.readyAfter());
  }
  assert.ok(large.operations >= 160);
  for (const prefix of large.prefixes)
    assert.is((await fetch(`${product.origin}${prefix}/user/me`)).status, 401, prefix);
  record({
    point: 6,
    tried: `Starts of a server with ${large.operations} operations after kill -9, until it is fit for traffic, that took more than 3 s`,
    count: starts,
    wrong: took.filter((each) => each > 3_000).length,
    note: `slowest ${(Math.max(...took) / 1000).toFixed(1)} s`,
  });
});

test.run();
