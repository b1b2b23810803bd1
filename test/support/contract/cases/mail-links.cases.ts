import { passwordResetTexts } from "../../../../domain/mail-links/texts";
import { passwordProblem } from "../../../../domain/password/password";
import { confirmPasswordReset } from "../../../../src/api/calls/confirm-password-reset";
import { previewEmailAddressVerification } from "../../../../src/api/calls/preview-email-address-verification";
import { readVerificationNumber } from "../../../../src/api/calls/read-verification-number";
import { rejectEmailAddress } from "../../../../src/api/calls/reject-email-address";
import { requestPasswordReset } from "../../../../src/api/calls/request-password-reset";
import { takeOverEmailAddress } from "../../../../src/api/calls/take-over-email-address";
import { verifyEmailAddress } from "../../../../src/api/calls/verify-email-address";
import { contractCase } from "../contract-case";
import { personOf, send } from "../contract-changes";
import { as, byNobody } from "../contract-scenes";
import { cookieTransport } from "../contract-world";
import { emailAddress, password, token } from "../typical";

export const mailLinkCases = {
  requestPasswordReset: contractCase({
    call: requestPasswordReset,
    typical: { body: { email_address: emailAddress } },
    ready: async (world) => {
      const { emailAddress } = await world.signUp();
      return { ...byNobody(), input: { body: { email_address: emailAddress } } };
    },
    shows: ({ sent }) => (sent === 1 ? passwordResetTexts.sent : passwordResetTexts.failed),
    expects: {
      accepted: "We've sent a temporary password to your inbox.",
      spent: "We crapped out resetting your password. Please drop us a note.",
      no_mail: "We crapped out resetting your password. Please drop us a note.",
    },
    provokes: {
      AUTH_400_EMAIL_ADDRESS: (_, ready) => send(ready, { email_address: "not-an-address" }),
      no_mail: (world) => world.refuseMail(),
      spent: async (world, ready) => {
        const { emailAddress } = await world.signUp();
        await world.spendResets(emailAddress);
        send(ready, { email_address: emailAddress });
      },
    },
    permissionCall: ({ emailAddress }) => ({ body: { email_address: emailAddress } }),
  }),
  confirmPasswordReset: contractCase({
    call: confirmPasswordReset,
    typical: { body: { token } },
    ready: async (world) => {
      const { emailAddress } = await world.signUp();
      await world.requestReset(emailAddress);
      return { ...byNobody(), input: { body: { token: await world.mailedToken("reset") } } };
    },
    shows: (value) => ({ passwordProblem: passwordProblem(value.temporary_password) }),
    expects: { typical: { passwordProblem: null } },
  }),
  verifyEmailAddress: contractCase({
    call: verifyEmailAddress,
    typical: { body: { token } },
    ready: async (world) => {
      const person = await world.newcomer();
      const body = { token: await world.mailedToken("verify"), number: await world.shownNumber(person) };
      return { input: { body }, sending: { headers: cookieTransport }, person: null };
    },
    shows: ({ verified }) => ({ verified }),
    expects: { typical: { verified: true } },
    provokes: {
      AUTH_403_ELSEWHERE: (_, ready) => send(ready, { number: undefined }),
      AUTH_403_NUMBER: (_, ready) => send(ready, { number: "00" }),
    },
  }),
  readVerificationNumber: contractCase({
    call: readVerificationNumber,
    typical: {},
    ready: async (world) => as(await world.newcomer()),
    shows: ({ number }) => ({ hasNumber: number !== null }),
    expects: {
      shown: { hasNumber: true },
      none: { hasNumber: false },
    },
    provokes: {
      none: (world, ready) => world.change(personOf(ready).id, { emailAddressVerifiedAt: new Date() }),
    },
  }),
  takeOverEmailAddress: contractCase({
    call: takeOverEmailAddress,
    typical: { body: { token, password } },
    ready: async (world) => {
      await world.signUp("robin@example.com");
      const body = { token: await world.mailedToken("verify"), password: "Pick-and-roll-27" };
      return { ...byNobody(), input: { body } };
    },
    shows: ({ email_address }) => ({ emailAddress: email_address }),
    expects: { typical: { emailAddress: "robin@example.com" } },
    provokes: { USER_400_PASSWORD: (_, ready) => send(ready, { password: "password1234" }) },
  }),
  previewEmailAddressVerification: contractCase({
    call: previewEmailAddressVerification,
    typical: { body: { token } },
    ready: async (world) => {
      await world.signUp();
      const body = { token: await world.mailedToken("verify") };
      return { input: { body }, sending: { headers: cookieTransport }, person: null };
    },
    shows: ({ full_name }) => ({ fullName: full_name }),
    expects: { typical: { fullName: "Robin Reyes" } },
  }),
  rejectEmailAddress: contractCase({
    call: rejectEmailAddress,
    typical: { body: { token } },
    ready: async (world) => {
      await world.signUp();
      return { ...byNobody(), input: { body: { token: await world.mailedToken("verify") } } };
    },
    shows: ({ removed }) => ({ removed }),
    expects: { typical: { removed: true } },
  }),
};
