import { execFileSync } from "node:child_process";
import os from "node:os";
import { findChromium } from "../steps/chromium.mjs";
import { findPostgres } from "../steps/postgres.mjs";
import type { Table } from "./table";

/** One subject's run, with the conditions needed to read it. */
export interface Run {
  at: string;
  commit: string;
  machine: string;
  /** Runnable processes per processor at the end of the run. */
  load: number;
  programs: Record<string, string>;
  tables: Table[];
}

export function describeRun(): Omit<Run, "tables"> {
  const cores = os.cpus();
  const postgres = findPostgres();
  return {
    at: new Date().toISOString(),
    commit: said("git", ["rev-parse", "--short", "HEAD"]),
    machine: `${cores.length} × ${cores[0]?.model.trim()}, ${Math.round(os.totalmem() / 1e9)} GB, ${os.type()} ${os.release()}`,
    load: Number(((os.loadavg()[0] ?? 0) / cores.length).toFixed(1)),
    programs: {
      Node: process.version.slice(1),
      Chromium: version(said(findChromium({ isWhole: true }) ?? "chromium", ["--version"])),
      PostgreSQL: postgres ? version(said(`${postgres}/postgres`, ["--version"])) : "none",
    },
  };
}

const version = (text: string) => /\d[\w.]*/.exec(text)?.[0] ?? "unknown";

function said(command: string, args: string[]) {
  try {
    return execFileSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return "unknown";
  }
}
