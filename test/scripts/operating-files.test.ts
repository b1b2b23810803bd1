import { spawnSync } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { parse } from "yaml";
import { bundleContract } from "../../openapi/bundle.mjs";
import { findSection } from "../../scripts/steps/changelog.mjs";
import { readSettings } from "../../server/platform/config/config";
import { root } from "../../server/platform/config/root";
import { settingGroups } from "../../server/platform/config/setting-list.mjs";

const test = suite("deployment files");

const read = (name: string) => fs.readFileSync(path.join(root, name), "utf8");
const settings = new Set(Object.values(settingGroups).flatMap((group) => Object.keys(group.settings)));
const instructions = read("Containerfile")
  .replaceAll("\\\n", " ")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"));
const argumentOf = (name: string) =>
  instructions
    .filter((line) => line.startsWith(`${name} `))
    .at(-1)
    ?.slice(name.length + 1);

interface Compose {
  services: Record<
    string,
    {
      environment?: Record<string, string>;
      read_only?: boolean;
      cap_drop?: string[];
      image?: string;
      ports?: string[];
    }
  >;
}
const compose: Compose = parse(read("docs/deploy/compose.yaml"));

/** A made-up key, which names the project. */
const serviceAccount = JSON.stringify({
  type: "service_account",
  project_id: "drip-1a2b3",
  client_email: "drip@drip-1a2b3.iam.gserviceaccount.com",
  private_key: generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({
    type: "pkcs8",
    format: "pem",
  }),
});

/** Made-up values of .env. */
const ofEnvFile = {
  SIGNING_KEY: "l2Q9mVx4Zt7Rk0aYc8JwPd3uHs6EfBnG",
  VAPID_PRIVATE_KEY: "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
  OPERATOR_NAME: "Comets Youth Club",
  OPERATOR_ADDRESS: "1 Field Road, Chicago, IL 60601",
  SUPPORT_EMAIL: "help@drip.example",
  FIREBASE_API_KEY: "key",
};

test(".env.example and the settings page name each setting, and the small server's page only those that exist", () => {
  const named = [...read(".env.example").matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name);
  assert.equal(new Set(named), settings);
  const rows = [...read("docs/deploy/settings.md").matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  assert.equal(new Set(rows), settings);
  const lines = [...read("docs/deploy/small-server.md").matchAll(/^([A-Z_]+)=(.*)$/gm)];
  const given = Object.fromEntries(
    lines.filter(([, name = ""]) => name !== "PASSWORD").map(([, name = "", value = ""]) => [name, value]),
  );
  const drawn = {
    SIGNING_KEY: ofEnvFile.SIGNING_KEY,
    VAPID_PRIVATE_KEY: ofEnvFile.VAPID_PRIVATE_KEY,
    DATABASE_URL: String(given.DATABASE_URL).replace("$PASSWORD", "a1b2c3"),
  };
  const env = { ...given, ...drawn, NODE_ENV: "production" };
  assert.equal(
    Object.keys(env).filter((name) => !settings.has(name)),
    [],
  );
  assert.is(readSettings(env, () => serviceAccount).publicOrigin, "https://drip.example");
});

test("a file that was not tried on its platform says so in its first line", () => {
  const operatingFiles = ["compose.yaml", "drip.service", "drip-backup.service", "drip-backup.timer"].map(
    (name) => `docs/deploy/${name}`,
  );
  for (const name of ["Containerfile", "compose.yaml", ...operatingFiles])
    assert.match(read(name).split("\n")[0] ?? "", /^# .*not (built|run)|Not (built|run)/i, name);
  assert.match(read(".github/workflows/ci.yaml").split("\n")[0] ?? "", /^# Not run/);
});

test("the image is based on Node 24, runs what dist/ starts, and not as root", () => {
  assert.match(argumentOf("ARG") ?? "", /^NODE=docker\.io\/library\/node:24-[a-z]+-slim$/);
  assert.is(argumentOf("STOPSIGNAL"), "SIGTERM");
  assert.is(argumentOf("USER"), "node");
  assert.match(argumentOf("HEALTHCHECK") ?? "", "/health/ready");
  const [, list] = /start: "([^"]+)"/.exec(read("scripts/build/package-list.mjs")) ?? [];
  assert.equal(JSON.parse(argumentOf("CMD") ?? "[]"), list?.split(" "));
  const order = instructions.map((line) => line.split(" ")[0]);
  assert.ok(order.indexOf("USER") < order.indexOf("CMD"));
});

test("the compose file's server passes every production check", () => {
  const { environment = {}, ...drip } = compose.services.drip ?? {};
  assert.is(drip.read_only, true);
  assert.equal(drip.cap_drop, ["ALL"]);
  assert.equal(
    Object.keys(environment).filter((name) => !settings.has(name)),
    [],
  );
  const made = Object.entries(environment).map(([name, value]) => [
    name,
    value.replace(/\$\{[^}]+\}/, "a1b2c3"),
  ]);
  const read = readSettings({ ...ofEnvFile, ...Object.fromEntries(made) }, () => serviceAccount);
  assert.is(read.isProduction, true);
  assert.is(read.trustedProxies, 1);
});

test("the compose file for a trial runs in development, with settings that exist, for this machine alone", () => {
  const trial: Compose = parse(read("compose.yaml"));
  const { environment = {}, ports } = trial.services.drip ?? {};
  assert.equal(
    Object.keys(environment).filter((name) => !settings.has(name)),
    [],
  );
  const emulator = { FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" };
  assert.is(readSettings({ ...environment, ...emulator }).isProduction, false);
  const published = Object.values(trial.services).flatMap((service) => service.ports ?? []);
  assert.ok(ports && published.every((port) => port.startsWith("127.0.0.1:")), published.join());
});

test("every image has a pinned version", () => {
  for (const [name, { image }] of Object.entries(compose.services))
    if (name !== "drip") assert.match(image ?? "", /:v?\d+/, name);
});

test("the systemd unit starts what dist/ starts, and systemd-analyze reports nothing of it and of the backup's", () => {
  const unit = read("docs/deploy/drip.service");
  assert.match(
    unit,
    /^ExecStart=\/usr\/bin\/node --enable-source-maps --max-semi-space-size=4 \/srv\/drip\/server\/main\.js$/m,
  );
  const units = ["drip.service", "drip-backup.service", "drip-backup.timer"];
  const { error, stdout, stderr } = spawnSync(
    "systemd-analyze",
    ["verify", ...units.map((name) => path.join(root, "docs/deploy", name))],
    { encoding: "utf8" },
  );
  if (error) return;
  const ours = (stdout + stderr).split("\n").filter((line) => /drip[\w-]*\.(service|timer):/.test(line));
  assert.equal(
    ours.filter((line) => !line.includes("is not executable")),
    [],
  );
});

test("the CI workflow runs .ci/run on the oldest supported and the recommended Node", () => {
  const { jobs } = parse(read(".github/workflows/ci.yaml"));
  const oldest = JSON.parse(read("package.json")).engines.node;
  assert.is(oldest, `>=${jobs.test.strategy.matrix.node[0]}.0`);
  assert.is(jobs.test.strategy.matrix.node[1], "24");
  assert.ok(jobs.test.steps.some(({ run }: { run?: string }) => run === ".ci/run"));
});

test("a release is tested in full, then published with its section of the changelog and the contract", () => {
  const { on, jobs } = parse(read(".github/workflows/release.yml"));
  assert.equal(on, { push: { tags: ["v*"] } });
  assert.is(jobs.test.uses, "./.github/workflows/full.yaml");
  assert.ok("workflow_call" in parse(read(".github/workflows/full.yaml")).on);
  assert.equal([jobs.image.needs, jobs.release.needs], [["files", "test"], "image"]);

  const { version } = JSON.parse(read("package.json"));
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "drip-release-"));
  const make = (tag: string) =>
    spawnSync(process.execPath, [path.join(root, "scripts/release-files.mjs"), tag, folder]).status;
  assert.is(make("v99.0.0"), 1);
  assert.equal(fs.readdirSync(folder), []);
  assert.is(make(`v${version}`), 0);
  const notes = fs.readFileSync(path.join(folder, "notes.md"), "utf8");
  assert.ok(notes.length > 200 && read("CHANGELOG.md").includes(notes.trim()) && !/^## /m.test(notes));
  const contract = parse(fs.readFileSync(path.join(folder, "openapi.yaml"), "utf8"));
  assert.equal(contract, bundleContract(root));
  fs.rmSync(folder, { recursive: true });
});

test("the changelog's section of a version ends before the next", () => {
  const changelog =
    "# Changelog\n\n## Unreleased\n\n- a\n\n## 0.2.0, 2026-12-01\n\n- b\n\n## [0.1.0]\n\n- c\n";
  assert.equal(
    ["0.2.0", "0.1.0", "0.3.0"].map((version) => findSection(changelog, version)),
    ["- b\n", "- c\n", null],
  );
});

test.run();
