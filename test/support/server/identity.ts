import { createHmac, randomUUID } from "node:crypto";
import type {
  IdentityAccount,
  IdentityClaims,
  IdentityLink,
  IdentityProvider,
} from "../../../server/core/base/services";
import { IdentityUnavailable } from "../../../server/platform/http/problem";

export interface HeldAccount {
  subject: string;
  emailAddress: string | null;
  password: string | null;
  fullName: string | null;
  /** Linked providers besides the password. */
  links: IdentityLink[];
  isEmailAddressVerified: boolean;
  createdAt: Date;
  /** Tokens of sign-ins before this are refused, by whole seconds as in Firebase. */
  validSince: Date;
}

export type IdentityStep = Exclude<keyof IdentityProvider, "issuer" | "list"> | "list";
type Moment = "before" | "after";

export interface TestIdentity extends IdentityProvider {
  accounts: Map<string, HeldAccount>;
  /** Every call received, in order. */
  calls: string[];
  /** The next `times` calls of this step reject as unreachable, before or after doing their work. */
  fail(step: IdentityStep, moment: Moment, times?: number): void;
  /** Cancels the remaining failures. */
  mend(): void;
  /** Runs once, inside the next call of this step. */
  onNext(step: IdentityStep, moment: Moment, action: () => unknown): void;
  /** While true, every call rejects. */
  isDown: boolean;
  /** A token as the provider issues it after a sign-in. Creates the account that such a sign-in leaves, unless told not to. */
  signToken(claims?: Partial<TokenClaims>): string;
  /** Null: not the account's password. */
  signInWithPassword(emailAddress: string, password: string): string | null;
  /** Behaves as Firebase does: a verified address takes over an unverified password account with its subject. */
  signInWithGoogle(person: {
    subject?: string;
    googleSubject?: string;
    emailAddress: string;
    isEmailAddressVerified?: boolean;
    fullName?: string | null;
    avatar?: string | null;
  }): string;
  addAccount(account: Partial<HeldAccount> & { emailAddress: string }): HeldAccount;
}

interface TokenClaims extends Omit<IdentityClaims, "account"> {
  isEmailAddressVerified: boolean;
  expiresAt: Date;
  /** Creates no account at the provider. */
  withoutAccount: boolean;
}

/** What securing an account waits for: Firebase compares token times in whole seconds. */
export type NextSecond = () => void;

export function openTestIdentity(now: () => Date, nextSecond: NextSecond = () => {}): TestIdentity {
  const secret = randomUUID();
  const accounts = new Map<string, HeldAccount>();
  const calls: string[] = [];
  const faults: { step: IdentityStep; moment: Moment }[] = [];
  const actions: { step: IdentityStep; moment: Moment; action: () => unknown }[] = [];
  let serial = 0;

  const sign = (payload: string) => createHmac("sha256", secret).update(payload).digest("base64url");
  const byEmailAddress = (emailAddress: string) =>
    [...accounts.values()].find((account) => account.emailAddress === emailAddress.toLowerCase());
  const byGoogle = (googleSubject: string) =>
    [...accounts.values()].find(({ links }) => links.some(({ subject }) => subject === googleSubject));
  const toSecond = (date: Date) => new Date(Math.floor(date.getTime() / 1000) * 1000);

  async function pass(step: IdentityStep, moment: Moment) {
    const next = actions.findIndex((entry) => entry.step === step && entry.moment === moment);
    if (next >= 0) await actions.splice(next, 1)[0]?.action();
    if (identity.isDown) throw new IdentityUnavailable();
    const fault = faults.findIndex((entry) => entry.step === step && entry.moment === moment);
    if (fault < 0) return;
    faults.splice(fault, 1);
    throw new IdentityUnavailable();
  }
  async function step<T>(name: IdentityStep, work: () => T): Promise<T> {
    calls.push(name);
    await pass(name, "before");
    const result = work();
    await pass(name, "after");
    return result;
  }
  const view = (account: HeldAccount): IdentityAccount => ({
    subject: account.subject,
    emailAddress: account.emailAddress,
    isEmailAddressVerified: account.isEmailAddressVerified,
    links: [
      ...(account.password === null
        ? []
        : [{ provider: "drip" as const, subject: account.subject, emailAddress: account.emailAddress }]),
      ...account.links,
    ],
    tokensValidAfter: toSecond(account.validSince),
    createdAt: account.createdAt,
  });
  const found = (account: HeldAccount | undefined) => (account ? view(account) : null);
  const change = (subject: string, work: (account: HeldAccount) => void) => {
    const account = accounts.get(subject);
    if (!account) return "missing";
    work(account);
    return "set";
  };

  const identity: TestIdentity = {
    issuer: "https://identity.test/drip",
    accounts,
    calls,
    isDown: false,
    fail(name, moment, times = 1) {
      for (let count = 0; count < times; count += 1) faults.push({ step: name, moment });
    },
    mend() {
      faults.length = 0;
    },
    onNext(name, moment, action) {
      actions.push({ step: name, moment, action });
    },

    verify: (token) =>
      step("verify", () => {
        const [payload = "", signature = "", ...rest] = token.split(".");
        if (rest.length > 0 || signature !== sign(payload)) return null;
        const read = JSON.parse(Buffer.from(payload, "base64url").toString());
        if (new Date(read.expiresAt) <= now()) return null;
        const account = accounts.get(read.subject);
        const authenticatedAt = toSecond(new Date(read.authenticatedAt));
        if (!account || authenticatedAt < toSecond(account.validSince)) return null;
        const { expiresAt: _, isEmailAddressVerified: __, ...claims } = read;
        return { ...claims, authenticatedAt, account: view(account) };
      }),
    createAccount: ({ subject, emailAddress, password, fullName }) =>
      step("createAccount", () => {
        if (byEmailAddress(emailAddress)) return "address_taken";
        identity.addAccount({ subject, emailAddress, password, fullName });
        return "created";
      }),
    secureAccount: (subject, { emailAddress, isEmailAddressVerified, keep, password }) =>
      step("secureAccount", () => {
        const account = accounts.get(subject);
        if (!account) return { outcome: "missing" };
        if ((byEmailAddress(emailAddress)?.subject ?? subject) !== subject)
          return { outcome: "address_taken" };
        if (account.emailAddress !== emailAddress)
          Object.assign(account, { emailAddress, isEmailAddressVerified });
        account.isEmailAddressVerified ||= isEmailAddressVerified;
        if (keep) {
          if (view(account).links.some((link) => link.provider === "drip" && !keep(link)))
            account.password = null;
          account.links = account.links.filter(keep);
        }
        if (password !== undefined) account.password = password;
        nextSecond();
        account.validSince = now();
        return { outcome: "secured", tokensValidAfter: toSecond(account.validSince) };
      }),
    markEmailAddressVerified: (subject) =>
      step("markEmailAddressVerified", () =>
        change(subject, (account) => {
          account.isEmailAddressVerified = true;
        }),
      ),
    deleteAccount: (subject) =>
      step("deleteAccount", () => {
        accounts.delete(subject);
      }),
    findBySubject: (subject) => step("findBySubject", () => found(accounts.get(subject))),
    findByEmailAddress: (emailAddress) =>
      step("findByEmailAddress", () => found(byEmailAddress(emailAddress))),
    async *list() {
      calls.push("list");
      await pass("list", "before");
      for (const account of [...accounts.values()]) yield view(account);
      await pass("list", "after");
    },
    isHealthy: () => step("isHealthy", () => true).catch(() => false),

    addAccount(account) {
      const held: HeldAccount = {
        subject: `subject-${++serial}`,
        password: null,
        fullName: null,
        links: [],
        isEmailAddressVerified: false,
        createdAt: now(),
        validSince: toSecond(now()),
        ...account,
        emailAddress: account.emailAddress?.toLowerCase() ?? null,
      };
      accounts.set(held.subject, held);
      return held;
    },
    signToken({ withoutAccount = false, ...given } = {}) {
      const subject = given.subject ?? `subject-${++serial}`;
      const held = accounts.get(subject);
      const provider = given.provider ?? "google";
      const emailAddress = given.emailAddress ?? held?.emailAddress ?? `person-${++serial}@example.com`;
      const claims: Omit<TokenClaims, "withoutAccount"> = {
        issuer: identity.issuer,
        subject,
        provider,
        googleSubject:
          provider === "google"
            ? (held?.links.find((link) => link.provider === "google")?.subject ?? `google of ${subject}`)
            : null,
        emailAddress,
        isEmailAddressVerified: true,
        fullName: "Robin Reyes",
        avatar: null,
        authenticatedAt: now(),
        expiresAt: new Date(now().getTime() + 3_600_000),
        ...pickClaims(given),
      };
      if (!withoutAccount && !held) {
        identity.addAccount({
          subject,
          emailAddress,
          isEmailAddressVerified: claims.isEmailAddressVerified,
          fullName: claims.fullName,
          links: claims.googleSubject ? [googleLink(claims.googleSubject, emailAddress)] : [],
          validSince: new Date(0),
        });
      }
      const payload = Buffer.from(JSON.stringify(claims)).toString("base64url");
      return `${payload}.${sign(payload)}`;
    },
    signInWithPassword(emailAddress, password) {
      const account = byEmailAddress(emailAddress);
      if (!account || account.password === null || account.password !== password) return null;
      return identity.signToken({ ...account, provider: "drip" });
    },
    signInWithGoogle({
      subject,
      emailAddress,
      googleSubject = `google of ${subject ?? ""}${emailAddress}`,
      isEmailAddressVerified = true,
      fullName = "Robin Reyes",
      avatar = null,
    }) {
      const same =
        byGoogle(googleSubject) ??
        (subject === undefined ? byEmailAddress(emailAddress) : accounts.get(subject));
      const link = googleLink(googleSubject, emailAddress.toLowerCase());
      const account =
        same ??
        identity.addAccount({
          ...(subject === undefined ? {} : { subject }),
          emailAddress,
          fullName,
          links: [link],
          isEmailAddressVerified,
        });
      if (!account.links.some((each) => each.subject === googleSubject)) {
        if (!account.isEmailAddressVerified) {
          account.password = null;
          account.links = [];
          account.validSince = now();
        }
        account.links = [...account.links.filter(({ provider }) => provider !== "google"), link];
      }
      if (account.emailAddress === link.emailAddress)
        account.isEmailAddressVerified ||= isEmailAddressVerified;
      return identity.signToken({ ...account, provider: "google", googleSubject, fullName, avatar });
    },
  };
  return identity;
}

/** A Google account linked to an account at the provider. */
export const googleLink = (subject: string, emailAddress: string): IdentityLink => ({
  provider: "google",
  subject,
  emailAddress,
});

const claimNames = [
  "issuer",
  "subject",
  "provider",
  "googleSubject",
  "emailAddress",
  "isEmailAddressVerified",
  "fullName",
  "avatar",
  "authenticatedAt",
  "expiresAt",
] as const;

const pickClaims = (given: Partial<TokenClaims>): Partial<TokenClaims> =>
  Object.fromEntries(claimNames.flatMap((name) => (name in given ? [[name, given[name]]] : [])));
