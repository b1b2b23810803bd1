import { readHealth } from "../../../../src/api/calls/read-health";
import { readLiveness } from "../../../../src/api/calls/read-liveness";
import { readReadiness } from "../../../../src/api/calls/read-readiness";
import { contractCase } from "../contract-case";
import { byNobody } from "../contract-scenes";

export const healthCases = {
  readHealth: contractCase({
    call: readHealth,
    typical: {},
    ready: async () => byNobody(),
    shows: ({ status }) => status,
    expects: { typical: "ok" },
    provokes: { SERVER_500: (world) => world.breakHealthCheck() },
  }),
  readLiveness: contractCase({
    call: readLiveness,
    typical: {},
    ready: async () => byNobody(),
    shows: ({ status }) => status,
    expects: { typical: "ok" },
  }),
  readReadiness: contractCase({
    call: readReadiness,
    typical: {},
    ready: async () => byNobody(),
    shows: ({ status }) => status,
    expects: { typical: "ok" },
  }),
};
