// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { LogIn } from "../shapes/log-in";

export const logInWithProvider: Call<"logInWithProvider"> = {
  method: "post",
  path: "/auth/log_in_with_provider",
  shape: LogIn,
};
