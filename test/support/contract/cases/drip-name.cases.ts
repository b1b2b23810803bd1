import { dripNameTexts } from "../../../../domain/drip-name/texts";
import { saveUserDetails } from "../../../../src/api/calls/save-user-details";
import { validateDripName } from "../../../../src/api/calls/validate-drip-name";
import { contractCase } from "../contract-case";
import { send, sendTo } from "../contract-changes";
import { as } from "../contract-scenes";
import { userId } from "../typical";
import { robin, showUser } from "./shown";

export const dripNameCases = {
  validateDripName: contractCase({
    call: validateDripName,
    typical: { body: { drip_name: "robin_23" } },
    ready: async (world) => as(await world.newcomer()),
    shows: (value) => {
      if (value.contains_profanity) return dripNameTexts.profane;
      if (value.available) return dripNameTexts.free;
      return [dripNameTexts.taken, value.suggestions?.length];
    },
    expects: {
      free: "Looks great!",
      taken: ["Someone already called dibs on that drip name. Try something else.", 3],
      profane: "Drip is an E-for-Everyone place. Please help us keep it that way.",
    },
    provokes: {
      taken: (world) => world.member("ROBIN_23"),
      profane: (_, ready) => send(ready, { drip_name: "shithead" }),
    },
    permissionCall: ({ dripName }) => ({ body: { drip_name: dripName } }),
  }),
  saveUserDetails: contractCase({
    call: saveUserDetails,
    typical: { path: { id: userId }, body: { drip_name: "robin_23" } },
    ready: async (world) => {
      const person = await world.newcomer();
      return { ...as(person), input: { path: { id: person.id } } };
    },
    shows: showUser,
    expects: { claimed: robin },
    provokes: {
      USER_400_DRIP_NAME: (_, ready) => send(ready, { drip_name: "shithead" }),
      USER_401_DETAILS: (_, ready) => sendTo(ready, "somebody-else"),
      USER_403_DATE_OF_BIRTH: async (world, ready) => {
        const other = await world.googleNewcomer();
        ready.sending.bearer = other.accessToken;
        sendTo(ready, other.id);
      },
      USER_403_DRIP_NAME: (world) => world.member("Robin_23"),
    },
    permissionCall: ({ dripName }) => ({ body: { drip_name: dripName } }),
  }),
};
