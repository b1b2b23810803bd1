import { suite } from "uvu";
import * as assert from "uvu/assert";
import { chargeEvents } from "../../../../server/core/access/charge";
import { rateBucket } from "../../../../server/platform/db/schema/http";
import { openTestServer } from "../../../support/server/server";

const test = suite("the cost of a reply");

test("fifty events count as a try, and the call has paid for the first fifty", async () => {
  const server = await openTestServer();
  const countedAfter = async (events: number) => {
    await chargeEvents(server.services, "u1", events);
    return (await server.services.db.select().from(rateBucket)).map(({ count }) => count);
  };
  assert.equal(
    [await countedAfter(0), await countedAfter(50), await countedAfter(51), await countedAfter(151)],
    [[], [], [1], [4]],
  );
  await server.close();
});

test.run();
