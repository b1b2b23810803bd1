import type { Handlers } from "../platform/http/contract";
import type { Services } from "../services";
import { findTaken, judgeDripName } from "./drip-name.store";
import { suggestDripNames } from "./drip-name-suggestions";

export const dripNameHandlers = (services: Services) =>
  ({
    async validateDripName(request) {
      const { user } = request.viewer;
      const { drip_name: name } = request.body;
      const { signingKey } = services.config;
      const wish = { name, userId: user.id, at: services.now(), signingKey };
      const verdict = await judgeDripName(services.db, wish);
      if (verdict !== "taken")
        return { contains_profanity: verdict === "profane", available: verdict === "free" };
      const suggestions = await suggestDripNames({
        name,
        secrets: user,
        findTaken: (names) => findTaken(services.db, { ...wish, names }),
      });
      return { contains_profanity: false, available: false, suggestions };
    },
  }) satisfies Partial<Handlers>;
