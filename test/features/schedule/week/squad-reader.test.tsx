import * as assert from "uvu/assert";
import { eventSheetMachine } from "../../../../machines/schedule/event-sheet.machine";
import { withEffects } from "../../../../src/effects/base/with-effects.effects";
import { readEvent } from "../../../../src/effects/schedule/event-read.effects";
import { SquadReader } from "../../../../src/features/schedule/week/squad-reader";
import { details } from "../../../support/people/event";
import { json, openClient } from "../../../support/server/api";
import { until } from "../../../support/until";
import { render, viewSuite } from "../../../support/view/dom";

const test = viewSuite("who is in, read for the hero");

const person = (name: string) => ({
  ...{
    membership_id: name,
    name,
    number: null,
    answer: "yes" as const,
    is_for_old_time: false,
    is_mine: false,
  },
});

test("the list is read at first and whenever the sum changes, and kept while it cannot be read", async () => {
  let names = ["Ada"];
  let isUp = true;
  const { client, requests } = openClient(async () =>
    isUp ? json(details({}, { participants: names.map(person) })) : json({}, 503),
  );
  const machine = withEffects(eventSheetMachine, {
    read: ({ input, signal }) => readEvent(client, { ...input, signal }),
    act: () => new Promise(() => {}),
    network: eventSheetMachine.implementations.actors.network as never,
  });
  const read: string[][] = [];
  const eventKey = { teamId: "rockets", eventId: "e1" };
  const onRead = (people: readonly { name: string }[]) => void read.push(people.map(({ name }) => name));
  const draw = (sum: string) => (
    <SquadReader machine={machine} eventKey={eventKey} sum={sum} onRead={onRead} />
  );
  const { rerender } = render(draw("1"));
  await until(() => read.length === 1);
  rerender(draw("1"));
  names = ["Ada", "Bo"];
  rerender(draw("2"));
  await until(() => read.length === 2);
  isUp = false;
  rerender(draw("3"));
  await until(() => requests.length === 3);
  assert.equal(read, [["Ada"], ["Ada", "Bo"]]);
});

test.run();
