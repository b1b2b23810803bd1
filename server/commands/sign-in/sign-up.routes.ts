import { randomUUID } from "node:crypto";
import { keyOf } from "../../core/account/mailbox";
import { checkPersonNames } from "../../core/account/person-names";
import type { Services } from "../../core/base/services";
import {
  findClaimTo,
  finishSignUp,
  isClaimed,
  type NewAccount,
  removeYielding,
  writeIntent,
} from "../../core/identity/sign-up.store";
import { abandonSignUp, createAccountAt } from "../../core/identity/sign-up-repair";
import { queueVerification } from "../../core/identity/verification-mails";
import { checkPassword, refuseBreached } from "../../core/password/check-password";
import { isUniqueViolation } from "../../platform/db/fault";
import type { Handlers } from "../../platform/http/contract";
import { Problem } from "../../platform/http/problem";
import { isOldEnough } from "../account-deletion/date-of-birth";

export const signUpHandlers = (services: Services) =>
  ({
    async signUpWithEmailAddress({ body }) {
      checkPassword(body.password, {
        emailAddress: body.email_address,
        names: [body.first_name, body.last_name],
      });
      checkPersonNames(body);
      // Nothing of the form is stored.
      if (!isOldEnough(body.date_of_birth, services.now())) throw new Problem("USER_403_AGE");
      const account = {
        userId: randomUUID(),
        issuer: services.identity.issuer,
        emailAddress: body.email_address,
        mailboxKey: keyOf(body.email_address),
        firstName: body.first_name.trim(),
        lastName: body.last_name.trim(),
        dateOfBirth: body.date_of_birth,
      };
      const claim = await findClaimTo(services.db, account.mailboxKey);
      if (claim === "firm") throw new Problem("USER_409_CONFLICT");
      await refuseBreached(services, body.password);
      if (claim === "yielding") await replaceYielding(services, account);
      await signUp(services, account, body.password);
      return { user_id: account.userId };
    },
  }) satisfies Partial<Handlers>;

async function replaceYielding(services: Services, account: NewAccount) {
  const { db, now } = services;
  const subjects = await db.transaction((tx) => removeYielding(tx, account, now()));
  for (const subject of subjects) await abandonSignUp(services, subject);
}

/**
 * Two systems without a common transaction: the intent is recorded before the provider is asked, and the last step
 * deletes it and creates the user in one transaction, so a failure in between can be detected and undone.
 */
async function signUp(services: Services, account: NewAccount, password: string) {
  const { userId, issuer } = account;
  await writeIntent(services.db, account, services.now());
  try {
    await createProviderAccount(services, account, password);
    await finish(services, account);
  } catch (error) {
    const isUndone = await abandonSignUp(services, userId);
    if (!isUndone && (await isClaimed(services.db, { issuer, subject: userId }, services.now()))) return;
    if (isUniqueViolation(error)) throw new Problem("USER_409_CONFLICT");
    throw error;
  }
}

async function createProviderAccount(services: Services, account: NewAccount, password: string) {
  const { userId: subject, mailboxKey: emailAddress, firstName, lastName } = account;
  const asked = { subject, emailAddress, password, fullName: `${firstName} ${lastName}` };
  if (!(await createAccountAt(services, asked))) throw new Problem("USER_409_CONFLICT");
}

const finish = (services: Services, account: NewAccount) =>
  services.db.transaction(async (tx) => {
    const holder = await finishSignUp(tx, account, services.now());
    if (!holder) throw new Error("The sign-up took so long that it was given up.");
    await queueVerification(services, tx, holder);
  });
