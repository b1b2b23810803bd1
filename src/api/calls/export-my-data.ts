// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const DataCopy: Shape<components["schemas"]["DataCopy"]> = {
  file: "string",
};

export const exportMyData: Call<"exportMyData"> = {
  method: "post",
  path: "/user/me/export",
  bearer: true,
  shape: DataCopy,
};
