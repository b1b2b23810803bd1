import { randomUUID } from "node:crypto";
import type { components } from "../../../../../openapi";
import { nudgeFamilies } from "../../../../../src/api/calls/nudge-families";
import { readReceipt } from "../../../../../src/api/calls/read-receipt";
import { tellFamilies } from "../../../../../src/api/calls/tell-families";
import { untellFamilies } from "../../../../../src/api/calls/untell-families";
import { addMember } from "../../../people/club";
import { addAnswer } from "../../../people/schedule";
import { contractCase } from "../../contract-case";
import { changed, plays, send, sendHeaders } from "../../contract-changes";
import { eventPath, keyed, memberId, twinId } from "../../typical";
import { thePractice, withMovedPractice, withPractice } from "./schedule.scenes";

const readOfReceipt = ({ notice_version, families }: components["schemas"]["Receipt"]) => ({
  version: notice_version,
  families: families.map(({ players, knows, is_here, by }) => [players, knows, is_here, by]),
});

const receipt = {
  version: 2,
  families: [
    [["Ada K."], false, false, undefined],
    [["Sam R."], true, true, "Robin Reyes"],
  ],
};

export const receiptCases = {
  readReceipt: contractCase({
    call: readReceipt,
    typical: { path: eventPath },
    ready: async (world) => {
      const { caller, path, id, event, memberId, userId } = await withMovedPractice(world);
      await addAnswer(world, event, memberId, { answer: "yes", by: userId });
      await addMember(world, id, { spotFirstName: "Ada", spotLastInitial: "K", number: "3" });
      return { ...caller, input: { path } };
    },
    shows: readOfReceipt,
    expects: { typical: receipt },
    provokes: { EVENT_ITEM_401_REQUEST: plays },
  }),
  tellFamilies: contractCase({
    call: tellFamilies,
    typical: { path: eventPath, body: { membership_ids: [memberId], notice_version: 2 } },
    ready: async (world) => {
      const { caller, path, id, memberId } = await withMovedPractice(world);
      await addMember(world, id, { spotFirstName: "Ada", spotLastInitial: "K", number: "3" });
      return { ...caller, input: { path, body: { membership_ids: [memberId], notice_version: 2 } } };
    },
    shows: readOfReceipt,
    expects: { typical: receipt },
    provokes: { COLLABORATOR_404: (_, ready) => send(ready, { membership_ids: [randomUUID()] }) },
  }),
  untellFamilies: contractCase({
    call: untellFamilies,
    typical: { path: eventPath, body: { membership_ids: [twinId] } },
    ready: async (world) => {
      const { caller, path, id, event, memberId, userId } = await withMovedPractice(world);
      await addAnswer(world, event, memberId, { answer: "yes", by: userId });
      const ada = await addMember(world, id, { spotFirstName: "Ada", spotLastInitial: "K", number: "3" });
      return { ...caller, input: { path, body: { membership_ids: [ada.id] } } };
    },
    shows: readOfReceipt,
    expects: { typical: receipt },
    provokes: { COLLABORATOR_404: (_, ready) => send(ready, { membership_ids: [randomUUID()] }) },
  }),
  nudgeFamilies: contractCase({
    call: nudgeFamilies,
    typical: { path: eventPath, header: keyed, body: { about: "answer" } },
    ready: async (world) => {
      const { caller, path, id } = await withPractice(world);
      await addMember(world, id, { spotFirstName: "Ada", spotLastInitial: "K" });
      return { ...caller, input: { path } };
    },
    shows: ({ nudged, left_out }) => ({ nudged, left_out }),
    expects: { typical: { nudged: 1, left_out: 1 } },
    provokes: {
      EVENT_ITEM_403_CALLED_OFF: thePractice({ status: "called_off", calledOffFor: "weather" }),
      REQUEST_422_REUSED: changed({ about: "change" }),
      EVENT_ITEM_403_NUDGED: async (_, ready, callDirectly) => {
        await callDirectly();
        sendHeaders(ready, { "idempotency-key": randomUUID() });
      },
    },
  }),
};
