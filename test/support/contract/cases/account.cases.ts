import { judgeAvailability } from "../../../../domain/account/availability";
import { releases } from "../../../../domain/app-update/releases";
import { giveDateOfBirth } from "../../../../src/api/calls/give-date-of-birth";
import { markReleaseNotesRead } from "../../../../src/api/calls/mark-release-notes-read";
import { readMe } from "../../../../src/api/calls/read-me";
import { readReleaseNotes } from "../../../../src/api/calls/read-release-notes";
import { readReleaseNotesOf } from "../../../../src/api/calls/read-release-notes-of";
import { updateUser } from "../../../../src/api/calls/update-user";
import { validateEmailAddress } from "../../../../src/api/calls/validate-email-address";
import { contractCase } from "../contract-case";
import { personOf, send } from "../contract-changes";
import { as, byNobody } from "../contract-scenes";
import { emailAddress, userId } from "../typical";
import { robin, showUser } from "./shown";

const newestDay = releases[0]?.released_on ?? "";

export const accountCases = {
  validateEmailAddress: contractCase({
    call: validateEmailAddress,
    typical: { body: { email_address: emailAddress } },
    ready: async (world) => ({
      ...byNobody(),
      input: { body: { email_address: world.newEmailAddress() } },
    }),
    shows: (value, { body }) => judgeAvailability(body.email_address, value),
    expects: {
      unknown: {
        message: "Let's get you in the game!",
        isBlocking: false,
        step: "sign-up",
      },
      member: { message: "Missed you!", isBlocking: false, step: "password" },
      google: {
        message: "You've previously used Google to sign in. Please sign in with them again.",
        isBlocking: true,
        step: "sign-up",
        heldBy: "google",
      },
    },
    provokes: {
      USER_400_EMAIL_ADDRESS: (_, ready) => send(ready, { email_address: "not-an-address" }),
      member: async (world, ready) => send(ready, { email_address: (await world.signUp()).emailAddress }),
      google: async (world, ready) =>
        send(ready, { email_address: (await world.googleNewcomer()).emailAddress }),
    },
    permissionCall: ({ emailAddress }) => ({ body: { email_address: emailAddress } }),
  }),
  giveDateOfBirth: contractCase({
    call: giveDateOfBirth,
    typical: { path: { id: userId }, body: { date_of_birth: "1988-02-29" } },
    ready: async (world) => {
      const person = await world.googleNewcomer();
      return { ...as(person), input: { path: { id: person.id } } };
    },
    shows: ({ age }) => ({ age }),
    expects: { given: { age: "adult" } },
    provokes: {
      AUTH_400_LOGIN: async (world, ready) => {
        await world.change(personOf(ready).id, { role: "squad_member" });
        send(ready, { date_of_birth: "2014-11-21", id_token: "forged.token" });
      },
      USER_403_DATE_OF_BIRTH: async (world, ready) => {
        await world.change(personOf(ready).id, { role: "squad_member" });
        send(ready, { date_of_birth: "2014-11-21" });
      },
      SERVER_503_IDENTITY: async (world, ready) => {
        world.identity.isDown = true;
        await world.change(personOf(ready).id, { role: "squad_member" });
        send(ready, { date_of_birth: "2014-11-21", id_token: "any.token.at-all" });
      },
      USER_403_AGE: (_, ready) => send(ready, { date_of_birth: "2014-11-21" }),
      USER_409_DATE_OF_BIRTH: (world, ready) =>
        world.change(personOf(ready).id, { dateOfBirth: "1988-03-01" }),
    },
  }),
  readMe: contractCase({
    call: readMe,
    typical: {},
    ready: async (world) => as(await world.member()),
    shows: showUser,
    expects: {
      squad_member: robin,
      onboarding: { ...robin, dripName: null, isIn: false },
    },
    provokes: {
      onboarding: (world, ready) => world.change(personOf(ready).id, { role: "onboarding", dripName: null }),
    },
  }),
  readReleaseNotes: contractCase({
    call: readReleaseNotes,
    typical: {},
    ready: async (world) => as(await world.member()),
    shows: ({ notes: [newest] }) => newest?.released_on,
    expects: { typical: releases[0]?.released_on },
  }),
  readReleaseNotesOf: contractCase({
    call: readReleaseNotesOf,
    typical: { path: { date: newestDay } },
    ready: async (world) => ({ ...as(await world.member()), input: { path: { date: newestDay } } }),
    shows: ({ released_on }) => released_on,
    expects: { typical: newestDay },
    provokes: {
      REQUEST_400_INVALID: (_, ready) => {
        ready.input = { path: { date: "lately" } };
      },
      RELEASE_NOTES_404: (_, ready) => {
        ready.input = { path: { date: "2020-01-01" } };
      },
    },
  }),
  markReleaseNotesRead: contractCase({
    call: markReleaseNotesRead,
    typical: { path: { id: userId }, body: { released_on: newestDay } },
    ready: async (world) => {
      const person = await world.member();
      return { ...as(person), input: { path: { id: person.id } } };
    },
    shows: showUser,
    expects: { typical: robin },
    provokes: {
      RELEASE_NOTES_404: (_, ready) => send(ready, { released_on: "2020-01-01" }),
    },
  }),
  updateUser: contractCase({
    call: updateUser,
    typical: { path: { id: userId }, body: { time_zone: "America/Chicago" } },
    ready: async (world) => {
      const person = await world.member();
      return { ...as(person), input: { path: { id: person.id } } };
    },
    shows: (value) => ({ ...showUser(value), timeZone: value.time_zone }),
    expects: { typical: { ...robin, timeZone: "America/Chicago" } },
  }),
};
