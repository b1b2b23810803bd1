import { createHmac, randomUUID } from "node:crypto";
import { IdentityUnavailable } from "../../server/problem";
import type { IdentityAccount, IdentityClaims, IdentityProvider, Provider } from "../../server/services";

export interface HeldAccount {
  subject: string;
  emailAddress: string;
  password: string | null;
  fullName: string | null;
  providers: Provider[];
  isEmailAddressVerified: boolean;
  createdAt: Date;
  /** Tokens of sign-ins before this are refused, to the second, as Firebase does it. */
  validSince: Date;
}

export type IdentityStep = Exclude<keyof IdentityProvider, "issuer" | "list"> | "list";
type Moment = "before" | "after";

export interface TestIdentity extends IdentityProvider {
  accounts: Map<string, HeldAccount>;
  /** Every call that arrived, in order. */
  calls: string[];
  /** The next `times` calls of this step reject as unreachable: before they did their work, or after it. */
  fail(step: IdentityStep, moment: Moment, times?: number): void;
  /** What was still to fail does not. */
  mend(): void;
  /** Runs once, inside the next call of this step. */
  onNext(step: IdentityStep, moment: Moment, action: () => unknown): void;
  /** Every call rejects while it is true. */
  isDown: boolean;
  /** A token as the provider would hand it out after a sign-in. It makes the account that such a sign-in leaves, unless told not to. */
  signToken(claims?: Partial<TokenClaims>): string;
  /** Null: not the password on file. */
  signInWithPassword(emailAddress: string, password: string): string | null;
  /** Behaves as Firebase does: a proven address takes an unverified password account over, with its subject. */
  signInWithGoogle(person: {
    subject?: string;
    emailAddress: string;
    isEmailAddressVerified?: boolean;
    fullName?: string | null;
    avatar?: string | null;
  }): string;
  addAccount(account: Partial<HeldAccount> & { emailAddress: string }): HeldAccount;
}

interface TokenClaims extends IdentityClaims {
  expiresAt: Date;
  /** Leaves no account at the provider. */
  withoutAccount: boolean;
}

export function openTestIdentity(now: () => Date): TestIdentity {
  const secret = randomUUID();
  const accounts = new Map<string, HeldAccount>();
  const calls: string[] = [];
  const faults: { step: IdentityStep; moment: Moment }[] = [];
  const actions: { step: IdentityStep; moment: Moment; action: () => unknown }[] = [];
  let serial = 0;

  const sign = (payload: string) => createHmac("sha256", secret).update(payload).digest("base64url");
  const byEmailAddress = (emailAddress: string) =>
    [...accounts.values()].find((account) => account.emailAddress === emailAddress.toLowerCase());
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
  const view = (account: HeldAccount | undefined): IdentityAccount | null =>
    account
      ? {
          subject: account.subject,
          emailAddress: account.emailAddress,
          providers: [...account.providers],
          createdAt: account.createdAt,
        }
      : null;
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
        const { expiresAt: _, ...claims } = read;
        return { ...claims, authenticatedAt };
      }),
    createAccount: ({ subject, emailAddress, password, fullName }) =>
      step("createAccount", () => {
        if (byEmailAddress(emailAddress)) return "address_taken";
        identity.addAccount({ subject, emailAddress, password, fullName });
        return "created";
      }),
    setPassword: (subject, password) =>
      step("setPassword", () =>
        change(subject, (account) => {
          account.password = password;
          account.validSince = now();
          if (!account.providers.includes("drip")) account.providers.push("drip");
        }),
      ),
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
    findBySubject: (subject) => step("findBySubject", () => view(accounts.get(subject))),
    findByEmailAddress: (emailAddress) =>
      step("findByEmailAddress", () => view(byEmailAddress(emailAddress))),
    async *list() {
      calls.push("list");
      await pass("list", "before");
      for (const account of [...accounts.values()]) {
        const found = view(account);
        if (found) yield found;
      }
      await pass("list", "after");
    },
    isHealthy: () => step("isHealthy", () => true).catch(() => false),

    addAccount(account) {
      const held: HeldAccount = {
        subject: `subject-${++serial}`,
        password: null,
        fullName: null,
        providers: ["drip"],
        isEmailAddressVerified: false,
        createdAt: now(),
        validSince: toSecond(now()),
        ...account,
        emailAddress: account.emailAddress.toLowerCase(),
      };
      accounts.set(held.subject, held);
      return held;
    },
    signToken({ withoutAccount = false, ...given } = {}) {
      const claims: Omit<TokenClaims, "withoutAccount"> = {
        issuer: identity.issuer,
        subject: `subject-${++serial}`,
        provider: "google",
        emailAddress: `person-${serial}@example.com`,
        isEmailAddressVerified: true,
        fullName: "Robin Reyes",
        avatar: null,
        authenticatedAt: now(),
        expiresAt: new Date(now().getTime() + 3_600_000),
        ...pickClaims(given),
      };
      if (!withoutAccount && !accounts.has(claims.subject)) {
        identity.addAccount({
          subject: claims.subject,
          emailAddress: claims.emailAddress,
          isEmailAddressVerified: claims.isEmailAddressVerified,
          fullName: claims.fullName,
          providers: [claims.provider],
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
      isEmailAddressVerified = true,
      fullName = "Robin Reyes",
      avatar = null,
    }) {
      const same = subject === undefined ? byEmailAddress(emailAddress) : accounts.get(subject);
      const account =
        same ??
        identity.addAccount({
          ...(subject === undefined ? {} : { subject }),
          emailAddress,
          fullName,
          providers: ["google"],
          isEmailAddressVerified,
        });
      if (!account.providers.includes("google")) {
        if (!account.isEmailAddressVerified) {
          account.password = null;
          account.providers = [];
          account.validSince = now();
        }
        account.providers.push("google");
      }
      account.isEmailAddressVerified ||= isEmailAddressVerified;
      return identity.signToken({ ...account, provider: "google", fullName, avatar, isEmailAddressVerified });
    },
  };
  return identity;
}

const claimNames = [
  "issuer",
  "subject",
  "provider",
  "emailAddress",
  "isEmailAddressVerified",
  "fullName",
  "avatar",
  "authenticatedAt",
  "expiresAt",
] as const;

const pickClaims = (given: Partial<TokenClaims>): Partial<TokenClaims> =>
  Object.fromEntries(claimNames.flatMap((name) => (name in given ? [[name, given[name]]] : [])));
