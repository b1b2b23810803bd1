// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const DataCopy: Shape<components["schemas"]["DataCopy"]> = {
  file: "string",
};
export { DataCopy as exportMyData };
