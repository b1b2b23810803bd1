import type { Services } from "../../core/base/services";
import { findTaken, judgeDripName } from "../../core/drip-name/drip-name.store";
import { suggestDripNames } from "../../core/drip-name/drip-name-suggestions";
import type { Handlers } from "../../platform/http/contract";

export const dripNameHandlers = (services: Services) =>
  ({
    async validateDripName(request) {
      const { user } = request.viewer;
      const { drip_name: name } = request.body;
      const { signingKey } = services.config;
      const input = { name, userId: user.id, at: services.now(), signingKey };
      const verdict = await judgeDripName(services.db, input);
      if (verdict !== "taken")
        return { contains_profanity: verdict === "profane", available: verdict === "free" };
      const suggestions = await suggestDripNames({
        name,
        secrets: user,
        findTaken: (names) => findTaken(services.db, { ...input, names }),
      });
      return { contains_profanity: false, available: false, suggestions };
    },
  }) satisfies Partial<Handlers>;
