import type { User } from "../../domain/account/user";
import type { ProviderOutcome } from "../../domain/settings/settings";

const outcomeOf = ({ event }: { event: { output: ProviderOutcome } }) => event.output;

export const isOwn = (_: unknown, outcome: ProviderOutcome) => outcome.kind === "own";
export const isForeign = (_: unknown, outcome: ProviderOutcome) => outcome.kind === "foreign";

/** For `setProvider: assign(toProvider)`. Empty: the account has a password with us. */
export const toProvider = (_: unknown, outcome: ProviderOutcome) => ({
  provider: outcome.kind === "foreign" ? outcome.formattedProvider : "",
});

/** Reads which provider can prove the person; a failed read leads to `unknown`. */
export const askingProvider = <Own extends string, Foreign extends string>(own: Own, foreign: Foreign) =>
  ({
    invoke: {
      id: "readProvider",
      src: "readProvider",
      input: ({ context }: { context: { me: User } }) => ({ me: context.me }),
      onDone: [
        {
          guard: { type: "isOwn", params: outcomeOf },
          target: own,
          actions: { type: "setProvider", params: outcomeOf },
        },
        {
          guard: { type: "isForeign", params: outcomeOf },
          target: foreign,
          actions: { type: "setProvider", params: outcomeOf },
        },
        { target: "unknown" },
      ],
      onError: "unknown",
    },
  }) as const;
