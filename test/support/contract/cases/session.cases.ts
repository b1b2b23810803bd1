import { cookieRefreshToken } from "../../../../domain/session/auth-state";
import { deviceName } from "../../../../domain/session/device";
import { sessionIdOf } from "../../../../server/core/access/refresh-token";
import { listedIdOf } from "../../../../server/core/session/session.store";
import { endSession } from "../../../../src/api/calls/end-session";
import { logOut } from "../../../../src/api/calls/log-out";
import { readSessions } from "../../../../src/api/calls/read-sessions";
import { refreshAccessToken } from "../../../../src/api/calls/refresh-access-token";
import { contractCase } from "../contract-case";
import { exhaust, personOf, send, sendAs } from "../contract-changes";
import { as } from "../contract-scenes";
import { cookieTransport } from "../contract-world";
import { isReadable } from "./shown";

export const sessionCases = {
  refreshAccessToken: contractCase({
    call: refreshAccessToken,
    typical: { body: { refresh_token: cookieRefreshToken } },
    ready: async (world) => {
      const person = await world.newcomer();
      const headers = { ...cookieTransport, Cookie: person.cookie };
      return { input: { body: { refresh_token: "cookie" } }, sending: { headers }, person };
    },
    shows: (value) => ({
      isTokenReadable: isReadable(value.access_token),
      isRotated: Boolean(value.refresh_token),
    }),
    expects: {
      cookie: { isTokenReadable: true, isRotated: false },
      bare: { isTokenReadable: true, isRotated: true },
    },
    provokes: {
      AUTH_401_JWT: (_, ready) => {
        ready.sending.headers = { ...ready.sending.headers, Cookie: "__Host-drip_refresh=never-issued" };
      },
      REQUEST_429_LIMIT: (world, ready, callDirectly) => {
        ready.sending.headers = { ...ready.sending.headers, Cookie: "__Host-drip_refresh=never-issued" };
        return exhaust(world, callDirectly);
      },
      bare: (_, ready) => {
        ready.sending.headers = {};
        send(ready, { refresh_token: personOf(ready).refreshToken });
      },
    },
    permissionCall: async ({ refreshToken }) => ({ body: { refresh_token: await refreshToken() } }),
  }),
  logOut: contractCase({
    call: logOut,
    typical: { body: { everywhere: false } },
    ready: async (world) => {
      const person = await world.newcomer();
      const headers = { ...cookieTransport, Cookie: person.cookie };
      return { sending: { headers }, person };
    },
    shows: (value) => ({ loggedOut: value.logged_out }),
    expects: { typical: { loggedOut: true } },
    provokes: {
      AUTH_400_LOGIN: (_, ready) => send(ready, { everywhere: true, id_token: "forged.token" }),
      REQUEST_429_LIMIT: (world, ready, callDirectly) => {
        send(ready, { everywhere: true, id_token: "forged.token" });
        return exhaust(world, callDirectly);
      },
      SERVER_503_IDENTITY: (world, ready) => {
        world.identity.isDown = true;
        return send(ready, { everywhere: true, id_token: "any.token.at-all" });
      },
    },
    permissionCall: async ({ refreshToken }) => ({ body: { refresh_token: await refreshToken() } }),
  }),
  readSessions: contractCase({
    call: readSessions,
    typical: {},
    ready: async (world) => {
      const person = await world.member();
      await world.nameDevices(person.id);
      return as(person);
    },
    shows: ({ items, next_after }) => ({
      devices: items.map(deviceName).sort(),
      thisOne: items.filter(({ is_this_one }) => is_this_one).map(deviceName),
      hasMore: next_after !== null,
    }),
    expects: {
      typical: {
        devices: ["Chrome on Windows", "Safari on iPhone or iPad"],
        thisOne: ["Safari on iPhone or iPad"],
        hasMore: false,
      },
    },
    provokes: { REQUEST_400_INVALID: (_, ready) => sendAs(ready, (url) => `${url}?after=nonsense`) },
  }),
  endSession: contractCase({
    call: endSession,
    typical: { path: { id: "Vd3kX8dJm1q7w0mTt2bUlB" } },
    ready: async (world) => {
      const person = await world.member();
      const id = listedIdOf(world.config, sessionIdOf(person.cookie.replace(/^.*?=/, "")) ?? "");
      return { ...as(person), input: { path: { id } } };
    },
    shows: ({ ended }) => ({ ended }),
    expects: {
      ended: { ended: true },
      gone: { ended: false },
    },
    provokes: { gone: (_, ready) => sendAs(ready, (url) => `${url}x`) },
  }),
};
