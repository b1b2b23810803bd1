import type { IdentityAccount, Services } from "../../core/base/services";
import type { copyAccount } from "./account-copy";

type Copy = Awaited<ReturnType<typeof copyAccount>>;
type Ports = Pick<Services, "identity" | "now">;

/** The file that somebody gets of their data, with what the identity provider keeps. Not whole if that is unreachable. */
export async function writeCopyFile(ports: Ports, copy: Copy): Promise<{ text: string; isWhole: boolean }> {
  const accounts = await askProvider(ports, copy.ways_to_sign_in);
  const whole = {
    made_at: ports.now(),
    ...copy,
    at_the_identity_provider: accounts ?? "could not be reached",
  };
  return { text: write(whole), isWhole: accounts !== null };
}

/** JSON with a line for each row: indented fields would make a parent's years of answers half as long again. */
function write(whole: object): string {
  const lines = Object.entries(whole).map(([heading, value]) => {
    const rows = Array.isArray(value) && value.length > 0 ? value : null;
    const text = rows
      ? `[\n${rows.map((row) => `    ${JSON.stringify(row)}`).join(",\n")}\n  ]`
      : JSON.stringify(value);
    return `  ${JSON.stringify(heading)}: ${text}`;
  });
  return `{\n${lines.join(",\n")}\n}\n`;
}

/** Null if it is unreachable. */
async function askProvider(
  { identity }: Ports,
  held: readonly Record<string, unknown>[],
): Promise<IdentityAccount[] | null> {
  const subjects = held
    .filter((way) => way.identity_provider === identity.issuer)
    .map((way) => String(way.account_there));
  try {
    const found = await Promise.all(subjects.map((subject) => identity.findBySubject(subject)));
    return found.filter((each) => each !== null);
  } catch {
    return null;
  }
}
