import { setTimeout } from "node:timers/promises";
import type { Auth, DecodedIdToken, UpdateRequest, UserInfo, UserRecord } from "firebase-admin/auth";
import { readProvider } from "../../../domain/identity/provider";
import { IdentityUnavailable, Problem } from "../../platform/http/problem";
import type { IdentityAccount, IdentityClaims, IdentityLink, IdentityProvider } from "../base/services";
import { faultKind } from "./firebase-fault";

export type Call = <T>(work: () => Promise<T>) => Promise<T>;

/** The port over firebase-admin; `call` sets a timeout and classifies errors. */
export function overAuth(auth: Auth, projectId: string, call: Call): IdentityProvider {
  const issuer = `https://securetoken.google.com/${projectId}`;
  /** Undefined for an unknown person. */
  const known = <T>(work: () => Promise<T>): Promise<T | undefined> =>
    call(work).catch((error: unknown) => {
      if (faultKind(error) === "missing") return undefined;
      throw error;
    });

  return {
    issuer,
    /** Reads the account too: a deleted, disabled or revoked one must not sign in with an old token. */
    verify: async (token) => {
      const decoded = await call(() => auth.verifyIdToken(token)).catch((error: unknown) => {
        if (["refused", "missing"].includes(faultKind(error))) return null;
        throw error;
      });
      if (!decoded) return null;
      const record = await known(() => auth.getUser(decoded.sub));
      return record ? claimsOf(decoded, record, issuer) : null;
    },

    createAccount: ({ subject, emailAddress, password, fullName }) =>
      call(async () => {
        try {
          await auth.createUser({ uid: subject, email: emailAddress, password, displayName: fullName });
          return "created" as const;
        } catch (error) {
          const kind = faultKind(error);
          if (kind === "exists") return "created" as const;
          if (kind === "address_taken") return "address_taken" as const;
          if (kind === "bad_address") throw new Problem("AUTH_400_EMAIL_ADDRESS");
          if (kind === "bad_password") throw new Problem("USER_400_PASSWORD");
          throw error;
        }
      }),

    secureAccount: async (
      subject,
      { emailAddress, isEmailAddressVerified: emailVerified, keep, password },
    ) => {
      const before = await known(() => auth.getUser(subject));
      if (!before) return { outcome: "missing" };
      const isAddressLost = before.email !== emailAddress;
      const unlinked = keep
        ? before.providerData.filter((info) => !keep(linkOf(info))).map(({ providerId }) => providerId)
        : [];
      const address = { email: emailAddress, emailVerified };
      const changes: UpdateRequest = {
        ...(isAddressLost && address),
        ...(emailVerified && { emailVerified }),
        ...(unlinked.length > 0 && { providersToUnlink: unlinked }),
        ...(password !== undefined && { password }),
        // A stranger's second factor would lock the owner out.
        ...(keep && before.multiFactor && { multiFactor: { enrolledFactors: null } }),
      };
      try {
        if (Object.keys(changes).length > 0) await call(() => auth.updateUser(subject, changes));
        // Unlinking the password also removes the address at Firebase, so set it again.
        if (unlinked.includes("password")) await call(() => auth.updateUser(subject, address));
        await nextSecond();
        await call(() => auth.revokeRefreshTokens(subject));
        const { tokensValidAfterTime } = await call(() => auth.getUser(subject));
        if (tokensValidAfterTime === undefined) throw new IdentityUnavailable("No moment of revocation.");
        return { outcome: "secured", tokensValidAfter: new Date(tokensValidAfterTime) };
      } catch (error) {
        if (faultKind(error) === "missing") return { outcome: "missing" };
        if (faultKind(error) === "address_taken") return { outcome: "address_taken" };
        throw error;
      }
    },

    markEmailAddressVerified: async (subject) =>
      (await known(() => auth.updateUser(subject, { emailVerified: true }))) ? "set" : "missing",

    deleteAccount: async (subject) => {
      await known(() => auth.deleteUser(subject));
    },

    findBySubject: async (subject) => found(await known(() => auth.getUser(subject))),

    findByEmailAddress: async (emailAddress) => found(await known(() => auth.getUserByEmail(emailAddress))),

    async *list() {
      let pageToken: string | undefined;
      do {
        const page = await call(() => auth.listUsers(1_000, pageToken));
        yield* page.users.map(accountOf);
        pageToken = page.pageToken;
      } while (pageToken);
    },

    isHealthy: async () => {
      try {
        await known(() => auth.getUser("health"));
        return true;
      } catch {
        return false;
      }
    },
  };
}

const found = (record: UserRecord | undefined) => (record ? accountOf(record) : null);

/**
 * NeedsYouQuery for the next second: Firebase compares token times in whole seconds, so a token issued in the second
 * of a revocation would stay valid.
 */
async function nextSecond() {
  const second = () => Math.floor(Date.now() / 1_000);
  const began = second();
  // A timer may fire a little early by this clock.
  while (second() === began) await setTimeout(1_000 - (Date.now() % 1_000));
}

/** Null for a provider that the product does not offer, a disabled account, and a revoked token. */
function claimsOf(token: DecodedIdToken, record: UserRecord, issuer: string): IdentityClaims | null {
  const provider = readProvider(token.firebase.sign_in_provider);
  if (provider === null || token.iss !== issuer || record.disabled) return null;
  const account = accountOf(record);
  const authenticatedAt = new Date(token.auth_time * 1000);
  if (account.tokensValidAfter && authenticatedAt < account.tokensValidAfter) return null;
  return {
    issuer,
    subject: token.sub,
    provider,
    googleSubject: provider === "google" ? googleSubjectOf(token) : null,
    emailAddress: token.email ?? null,
    fullName: typeof token.name === "string" ? token.name : null,
    avatar: token.picture ?? null,
    authenticatedAt,
    account,
  };
}

function googleSubjectOf(token: DecodedIdToken): string | null {
  const subjects: unknown = token.firebase.identities["google.com"];
  const [subject] = Array.isArray(subjects) ? subjects : [];
  return typeof subject === "string" ? subject : null;
}

const accountOf = (record: UserRecord): IdentityAccount => ({
  subject: record.uid,
  emailAddress: record.email ?? null,
  isEmailAddressVerified: record.emailVerified,
  links: record.providerData.map(linkOf),
  tokensValidAfter: record.tokensValidAfterTime ? new Date(record.tokensValidAfterTime) : null,
  createdAt: new Date(record.metadata.creationTime),
});

const linkOf = ({
  providerId,
  uid,
  email,
}: Pick<UserInfo, "providerId" | "uid" | "email">): IdentityLink => ({
  provider: readProvider(providerId) ?? "other",
  subject: uid,
  emailAddress: email ?? null,
});
