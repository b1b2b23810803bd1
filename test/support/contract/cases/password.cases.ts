import { changePassword } from "../../../../src/api/calls/change-password";
import { contractCase } from "../contract-case";
import { send, sendTo } from "../contract-changes";
import { as } from "../contract-scenes";
import { userId } from "../typical";
import { robin, showUser } from "./shown";

export const passwordCases = {
  changePassword: contractCase({
    call: changePassword,
    typical: { path: { id: userId }, body: { id_token: "an.identity.token", password: "Alley-oop-2027" } },
    ready: async (world) => {
      const person = await world.member();
      const body = { id_token: person.idToken, password: "Alley-oop-2027" };
      return { ...as(person), input: { path: { id: person.id }, body } };
    },
    shows: showUser,
    expects: { typical: robin },
    provokes: {
      USER_400_PASSWORD: (_, ready) => send(ready, { password: "password1234" }),
      AUTH_400_LOGIN: (_, ready) => send(ready, { id_token: "forged.token" }),
      USER_403_PASSWORD: async (world, ready) => {
        const other = await world.googleNewcomer();
        ready.sending.bearer = other.accessToken;
        sendTo(ready, other.id);
      },
    },
    permissionCall: ({ idToken }) => ({ body: { id_token: idToken("drip"), password: "Alley-oop-2027" } }),
  }),
};
