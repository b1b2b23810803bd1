/** Compiled, never run: a line after a mark must not compile. */
import { eq, inArray } from "drizzle-orm";
import type { MailboxKey } from "../../../domain/account/mailbox-key";
import { isKnownDevice } from "../../../server/core/access/known-device.store";
import { findHolder, holdsMailbox } from "../../../server/core/account/account.store";
import { keyOf } from "../../../server/core/account/mailbox";
import type { Mail, Services } from "../../../server/core/base/services";
import { findResetHolder, requestReset } from "../../../server/core/identity/password-reset.store";
import type { Database } from "../../../server/platform/db/database";
import { user } from "../../../server/platform/db/schema/account";
import { invitation } from "../../../server/platform/db/schema/invitation";
import { mailOutbox } from "../../../server/platform/db/schema/mail";

const typed: string = "Ann@Example.com";
const letter = { subject: "s", text: "t", html: "h" };
const way = { deviceToken: null, now: new Date() };

export const right = (db: Database): unknown[] => [
  findHolder(db, keyOf(typed)),
  eq(user.mailboxKey, keyOf(typed)),
];

export const wrong = (db: Database, mail: Mail, { identity, config }: Services): unknown[] => [
  // @ts-expect-error an account is found by its key
  findHolder(db, typed),
  // @ts-expect-error the same
  holdsMailbox(typed),
  // @ts-expect-error so is who asked for a new password
  findResetHolder(db, typed),
  // @ts-expect-error resets are counted by the key
  requestReset(db, config, { ...way, key: typed }),
  // @ts-expect-error known browsers are found by the key
  isKnownDevice(db, { ...way, key: typed }),
  // @ts-expect-error a mail is sent to the key
  mail.queue(db, { ...letter, to: typed }),
  // @ts-expect-error the provider knows the key
  identity.findByEmailAddress(typed),
  // @ts-expect-error a typed address is no key in a statement
  eq(user.mailboxKey, typed),
  // @ts-expect-error nor a list of them
  inArray(invitation.mailboxKey, [typed]),
  // @ts-expect-error nor in the outbox
  eq(mailOutbox.toAddress, typed),
];

// @ts-expect-error only mailboxKey makes a key
export const made: MailboxKey = typed;
