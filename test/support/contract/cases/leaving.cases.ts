import { randomUUID } from "node:crypto";
import { requestDeletion } from "../../../../server/commands/account-deletion/request-deletion";
import { idempotency } from "../../../../server/platform/db/schema/http";
import { deleteAccount } from "../../../../src/api/calls/delete-account";
import { exportMyData } from "../../../../src/api/calls/export-my-data";
import { keepAccount } from "../../../../src/api/calls/keep-account";
import { readDeletion } from "../../../../src/api/calls/read-deletion";
import { readLeaving } from "../../../../src/api/calls/read-leaving";
import { addAdult, addChild, addTeam } from "../../people/club";
import { contractCase } from "../contract-case";
import { exhaust, personOf, send } from "../contract-changes";
import { adult, as, byNobody } from "../contract-scenes";
import type { World } from "../contract-world";
import { idempotencyKey, keyed, token, userId } from "../typical";

/** The token of an undo mail. */
async function leaving(world: World): Promise<string> {
  const { id, idToken } = await world.member();
  await world.services.db.transaction((tx) =>
    requestDeletion(world.services, tx, {
      userId: id,
      idToken,
      dripName: "robin_23",
      children: [],
      teams: [],
      requestId: "provoked",
    }),
  );
  return world.mailedToken("goodbye");
}

export const leavingCases = {
  exportMyData: contractCase({
    call: exportMyData,
    typical: { body: { id_token: "an.identity.token" } },
    ready: async (world) => {
      const person = await world.member();
      return { ...as(person), input: { body: { id_token: person.idToken } } };
    },
    shows: ({ file }) => JSON.parse(file).account.first_name,
    expects: { typical: "Robin" },
    provokes: { AUTH_400_LOGIN: (_, ready) => send(ready, { id_token: "forged.token" }) },
    permissionCall: ({ idToken }) => ({ body: { id_token: idToken("drip") } }),
  }),
  readDeletion: contractCase({
    call: readDeletion,
    typical: { path: { id: userId } },
    ready: async (world) => {
      const person = await adult(world);
      const alex = await addAdult(world, { firstName: "Alex" });
      await addChild(world, [person.id]);
      await addChild(world, [person.id, alex.user.id], { firstName: "Lena" });
      await addTeam(world, person.id);
      return { ...as(person), input: { path: { id: person.id } } };
    },
    shows: ({ children_erased, children_kept, teams_archived, due_in_days }) => ({
      goes: [
        ...children_erased.map(({ first_name }) => first_name),
        ...teams_archived.map(({ name }) => name),
      ],
      stays: children_kept.map(({ first_name, with: others }) => [first_name, ...others]),
      days: due_in_days,
    }),
    expects: { typical: { goes: ["Sam", "Comets"], stays: [["Lena", "Alex"]], days: 14 } },
  }),
  deleteAccount: contractCase({
    call: deleteAccount,
    typical: {
      path: { id: userId },
      header: keyed,
      body: {
        id_token: "an.identity.token",
        drip_name: "robin_23",
        children_erased: [],
        teams_archived: [],
      },
    },
    ready: async (world) => {
      const person = await world.member();
      const body = {
        id_token: person.idToken,
        drip_name: "robin_23",
        children_erased: [],
        teams_archived: [],
      };
      return { ...as(person), input: { path: { id: person.id }, body } };
    },
    shows: ({ deletion_due_at }) => ({ isDue: Date.parse(deletion_due_at) > 0 }),
    expects: { typical: { isDue: true } },
    provokes: {
      AUTH_400_LOGIN: (_, ready) => send(ready, { id_token: "forged.token" }),
      // A success would end the session of the second call.
      REQUEST_429_LIMIT: (world, ready, callDirectly) => {
        send(ready, { drip_name: "another_1" });
        return exhaust(world, callDirectly);
      },
      COLLABORATOR_403_LAST_GUARDIAN: (_, ready) => send(ready, { children_erased: [randomUUID()] }),
      COLLABORATOR_403_LAST_MANAGER: (_, ready) => send(ready, { teams_archived: [randomUUID()] }),
      // Its success ends the session of the second call: the key was another operation's.
      REQUEST_422_REUSED: (world, ready) =>
        world.services.db.insert(idempotency).values({
          userId: personOf(ready).id,
          key: idempotencyKey,
          operationId: "addChild",
          bodyHash: "another",
        }),
    },
    permissionCall: ({ idToken }) => ({
      body: { id_token: idToken("drip"), drip_name: "another_1", children_erased: [], teams_archived: [] },
    }),
  }),
  readLeaving: contractCase({
    call: readLeaving,
    typical: { body: { token } },
    ready: async (world) => ({ ...byNobody(), input: { body: { token: await leaving(world) } } }),
    shows: ({ name }) => name,
    expects: { typical: "Robin" },
  }),
  keepAccount: contractCase({
    call: keepAccount,
    typical: { body: { token } },
    ready: async (world) => ({ ...byNobody(), input: { body: { token: await leaving(world) } } }),
    shows: ({ undone }) => ({ undone }),
    expects: { typical: { undone: true } },
  }),
};
