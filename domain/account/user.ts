import type { components } from "../../openapi";

export type User = components["schemas"]["User"];
