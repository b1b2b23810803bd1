import type { FastifyError, FastifyRequest } from "fastify";
import { brokenConstraint, brokenRule, isDatabaseDown } from "../db/fault";
import type { Contract, OperationId } from "./contract";
import { type FieldFault, type MessageCode, Problem } from "./problem";

type ValidationFault = NonNullable<FastifyError["validation"]>[number];

const mostFields = 20;

/** What a database rule, or a constraint of this name, means to the caller. Any other rule, such as DR007, can only be broken by a bug. */
const ruleCodes: Readonly<Record<string, MessageCode>> = {
  DR001: "USER_403_ADULT",
  DR002: "CHILD_403_AGE",
  DR003: "CHILD_409_ACCOUNT",
  DR004: "CHILD_403_BIRTHDAY",
  DR005: "COLLABORATOR_403_LAST_GUARDIAN",
  DR006: "COLLABORATOR_403_LAST_MANAGER",
  DR008: "USER_409_DATE_OF_BIRTH",
  DR009: "INVITATION_401_WITHDRAWN",
  DR021: "REQUEST_412_CHANGED",
  DR022: "RIDE_404",
  ride_full: "RIDE_403_FULL",
  ride_seat_pkey: "RIDE_409_CONFLICT",
  ride_second_once: "RIDE_409_CONFLICT",
};

/** The one place that turns errors into codes. */
export function toProblem(error: unknown, request: FastifyRequest, contract: Contract): Problem {
  if (error instanceof Problem) return error;
  if (!(error instanceof Error)) return new Problem("SERVER_500", { cause: error });
  if ("validation" in error && Array.isArray(error.validation))
    return refused(error.validation, request, contract);
  if (isDatabaseDown(error)) return new Problem("SERVER_503_DATABASE", { retryAfter: 5, cause: error });
  const ruleCode = ruleCodes[brokenRule(error) ?? brokenConstraint(error) ?? ""];
  if (ruleCode) return new Problem(ruleCode, { cause: error });
  return new Problem(codeOfStatus("statusCode" in error ? error.statusCode : undefined), { cause: error });
}

/** For invalid fields that the contract's schema cannot express. */
export const fieldProblem = (contract: Contract, operationId: string, fault: FieldFault): Problem =>
  new Problem(contract.codeOf(operationId, topOf(fault.field)) ?? "REQUEST_400_INVALID", { fields: [fault] });

function refused(faults: readonly ValidationFault[], request: FastifyRequest, contract: Contract) {
  const fields = faults.map(toField).slice(0, mostFields);
  const operationId = operationIdOf(request);
  const codes = new Set(fields.map(({ field }) => contract.codeOf(operationId, topOf(field))));
  // If any invalid field has no code of its own, answer with the general one.
  const [first] = codes;
  return new Problem(codes.has(undefined) || !first ? "REQUEST_400_INVALID" : first, { fields });
}

function toField({ instancePath, keyword, params }: ValidationFault): FieldFault {
  const named = params.missingProperty ?? params.additionalProperty;
  const path = instancePath.split("/").filter(Boolean);
  const field = typeof named === "string" ? [...path, named] : path;
  return { field: field.join(".").slice(0, 64) || "body", rule: keyword };
}

/** Empty for a route outside the contract. */
export const operationIdOf = ({ routeOptions }: FastifyRequest): OperationId | "" =>
  routeOptions.config.operationId ?? "";

const topOf = (field: string) => field.split(".")[0] ?? "";

function codeOfStatus(status: unknown): MessageCode {
  if (typeof status !== "number" || status < 400 || status > 499) return "SERVER_500";
  if (status === 404) return "REQUEST_404";
  if (status === 413 || status === 431) return "REQUEST_413_TOO_LARGE";
  return status === 415 ? "REQUEST_415_MEDIA_TYPE" : "REQUEST_400_INVALID";
}
