import type { Auth, DecodedIdToken, UserRecord } from "firebase-admin/auth";
import { readProvider } from "../../domain/provider";
import { Problem } from "../problem";
import type { IdentityAccount, IdentityClaims, IdentityProvider } from "../services";
import { kindOf } from "./firebase-fault";

export type Call = <T>(work: () => Promise<T>) => Promise<T>;

/** The port over firebase-admin; `call` bounds and names what goes wrong on the way. */
export function overAuth(auth: Auth, projectId: string, call: Call): IdentityProvider {
  const issuer = `https://securetoken.google.com/${projectId}`;
  /** Undefined for a person whom the provider does not know. */
  const known = <T>(work: () => Promise<T>): Promise<T | undefined> =>
    call(work).catch((error: unknown) => {
      if (kindOf(error) === "missing") return undefined;
      throw error;
    });

  return {
    issuer,
    /**
     * Asks for revocation as well: a log-in happens seldom enough for one more call, and an account that was deleted, disabled or given
     * a new password must not come in with an old token.
     */
    verify: (token) =>
      call(async () => {
        try {
          return claimsOf(await auth.verifyIdToken(token, true), issuer);
        } catch (error) {
          if (kindOf(error) === "unreachable") throw error;
          if (["refused", "missing"].includes(kindOf(error))) return null;
          throw error;
        }
      }),

    createAccount: ({ subject, emailAddress, password, fullName }) =>
      call(async () => {
        try {
          await auth.createUser({ uid: subject, email: emailAddress, password, displayName: fullName });
          return "created" as const;
        } catch (error) {
          const kind = kindOf(error);
          if (kind === "exists") return "created" as const;
          if (kind === "address_taken") return "address_taken" as const;
          if (kind === "bad_address") throw new Problem("AUTH_400_EMAIL_ADDRESS");
          if (kind === "bad_password") throw new Problem("USER_400_PASSWORD");
          throw error;
        }
      }),

    setPassword: async (subject, password) =>
      (await known(() => auth.updateUser(subject, { password }))) ? "set" : "missing",

    markEmailAddressVerified: async (subject) =>
      (await known(() => auth.updateUser(subject, { emailVerified: true }))) ? "set" : "missing",

    deleteAccount: async (subject) => {
      await known(() => auth.deleteUser(subject));
    },

    findBySubject: async (subject) => accountOf(await known(() => auth.getUser(subject))),

    findByEmailAddress: async (emailAddress) =>
      accountOf(await known(() => auth.getUserByEmail(emailAddress))),

    async *list() {
      let pageToken: string | undefined;
      do {
        const page = await call(() => auth.listUsers(1_000, pageToken));
        for (const record of page.users) {
          const account = accountOf(record);
          if (account) yield account;
        }
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

/** Null for a way to sign in that the product does not offer, and for a person without an address. */
function claimsOf(token: DecodedIdToken, issuer: string): IdentityClaims | null {
  const provider = readProvider(token.firebase.sign_in_provider);
  if (provider === null || !token.email || token.iss !== issuer) return null;
  return {
    issuer,
    subject: token.sub,
    provider,
    emailAddress: token.email,
    isEmailAddressVerified: token.email_verified === true,
    fullName: typeof token.name === "string" ? token.name : null,
    avatar: token.picture ?? null,
    authenticatedAt: new Date(token.auth_time * 1000),
  };
}

function accountOf(record: UserRecord | undefined): IdentityAccount | null {
  if (!record) return null;
  return {
    subject: record.uid,
    emailAddress: record.email ?? null,
    providers: record.providerData.flatMap(({ providerId }) => readProvider(providerId) ?? []),
    createdAt: new Date(record.metadata.creationTime),
  };
}
