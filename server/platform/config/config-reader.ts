import type { SettingName } from "./setting-list.mjs";

export class ConfigError extends Error {
  override readonly name = "ConfigError";
  constructor(readonly faults: readonly string[]) {
    super(faults.join("\n"));
  }
}

export type Env = Readonly<Record<string, string | undefined>>;

/** Collects missing and invalid settings in sentences that name the setting and never its value, which may be a secret. */
export function openConfigReader(env: Env) {
  const faults: string[] = [];
  const text = (name: SettingName): string | null => env[name]?.trim() || null;
  return {
    text,
    need(name: SettingName, what: string): string | null {
      const value = text(name);
      if (value === null) faults.push(`${name} is missing: ${what}.`);
      return value;
    },
    check(name: SettingName, isRight: boolean, what: string) {
      if (!isRight) faults.push(`${name} is wrong: ${what}.`);
    },
    finish() {
      if (faults.length > 0) throw new ConfigError(faults);
    },
  };
}

export type ConfigReader = ReturnType<typeof openConfigReader>;
