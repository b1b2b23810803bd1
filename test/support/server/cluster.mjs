import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { root } from "../../../scripts/steps/contract.mjs";
import { findProgram } from "../../../scripts/steps/programs.mjs";
import { unprivileged } from "../../../scripts/steps/throw-away.mjs";

/** The role of the servers. */
export const drip = { username: "drip", password: "secret" };

const nodes = /** @type {const} */ (["db1", "db2", "db3"]);

/** @typedef {(typeof nodes)[number]} Node */
/** @typedef {{ kill(): Promise<void>, signal(signal: NodeJS.Signals): void }} Running */
/** @typedef {{ name: Node, role: string, state: string, lag?: number | string, timeline?: number }} Member */

/** The machines of docs/deploy/cluster as addresses of the loopback, which has all of 127.0.0.0/8. @param {string} text */
const onLoopback = (text) => text.replaceAll("10.0.0.", "127.0.0.");

/** @param {string} name */
const readConfig = (name) => fs.readFileSync(path.join(root, "docs/deploy/cluster", name), "utf8");

/** The file of db1 for another node: its name and address, except in lines that list all nodes. @param {string} text @param {Node} node */
const forNode = (text, node) =>
  text
    .split("\n")
    .map((line) =>
      line.includes("10.0.0.12")
        ? line
        : line.replaceAll("db1", node).replaceAll("10.0.0.11", `10.0.0.1${node[2]}`),
    )
    .join("\n");

/**
 * Three nodes with etcd, Patroni and PostgreSQL, and for each machine of a server an HAProxy and a PgBouncer, with the files of
 * docs/deploy/cluster; below a temporary folder, as processes of this machine.
 */
export async function openCluster() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "drip-cluster-"));
  const user = unprivileged();
  const own = (/** @type {string} */ place) => user && fs.chownSync(place, user.uid, user.gid);
  own(folder);
  /** @type {Map<string, Running>} */
  const running = new Map();

  /** @param {string} name @param {string} text */
  const write = (name, text) => {
    const file = path.join(folder, name);
    fs.writeFileSync(file, text, { mode: 0o600 });
    own(file);
    return file;
  };

  /** @param {string} name @param {string} program @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
  const run = (name, program, args, env = {}) => {
    const file = findProgram(program);
    if (file === null) throw new Error(`There is no ${program} here.`);
    const log = fs.openSync(path.join(folder, `${name}.log`), "a");
    const child = spawn(file, args, {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: folder, LANG: "C.UTF-8", ...env },
      stdio: ["ignore", log, log],
      ...user,
    });
    fs.closeSync(log);
    const gone = new Promise((resolve) => child.once("exit", resolve));
    running.set(name, {
      signal: (signal) => void child.kill(signal),
      async kill() {
        child.kill("SIGKILL");
        await gone;
        running.delete(name);
      },
    });
  };

  const startEtcd = (/** @type {Node} */ node) => {
    const text = onLoopback(forNode(readConfig("etcd.env"), node)).replace(
      "/var/lib/etcd/drip",
      path.join(folder, `etcd-${node}`),
    );
    const settings = text.split("\n").filter((line) => line.startsWith("ETCD_"));
    run(
      `etcd-${node}`,
      "etcd",
      [],
      Object.fromEntries(
        settings.map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
      ),
    );
  };

  const dataOf = (/** @type {Node} */ node) => path.join(folder, node, "data");
  const startNode = (/** @type {Node} */ node) => {
    fs.mkdirSync(path.join(folder, node), { recursive: true });
    own(path.join(folder, node));
    const text = onLoopback(forNode(readConfig("patroni.yml"), node))
      .replace("/var/lib/postgresql/15/drip", dataOf(node))
      .replace("/var/lib/postgresql/patroni.pgpass", path.join(folder, node, "pgpass"))
      .replace("/var/run/postgresql", path.join(folder, node))
      // All of this machine's processes call from 127.0.0.1.
      .replaceAll(/127\.0\.0\.\d+\/\d+/g, "127.0.0.0/8");
    run(`patroni-${node}`, "patroni", [write(`${node}.yml`, text)]);
  };

  /** Only root may change its user. @param {string} text */
  const asItself = (text) => onLoopback(text).replaceAll(/^ {4}(user|group|chroot) .*\n/gm, "");

  const proxyOf = (/** @type {number} */ machine) => path.join(folder, `haproxy-${machine}.sock`);

  /** A machine of a server: 127.0.0.1 of its files is an address of its own here. @param {number} machine */
  const startWays = (machine) => {
    const here = (/** @type {string} */ name) =>
      asItself(readConfig(name).replaceAll("127.0.0.1", `127.0.0.2${machine}`));
    const users = write(`users-${machine}.txt`, `"${drip.username}" "${drip.password}"\n`);
    const balancing = here("haproxy.cfg").replace(
      "global\n",
      `global\n    stats socket ${proxyOf(machine)}\n`,
    );
    run(`haproxy-${machine}`, "haproxy", ["-db", "-f", write(`haproxy-${machine}.cfg`, balancing)]);
    const settings = here("pgbouncer.ini").replace("/etc/pgbouncer/userlist.txt", users);
    run(`pgbouncer-${machine}`, "pgbouncer", [write(`pgbouncer-${machine}.ini`, settings)]);
  };

  const startBalancer = () => {
    // So many connections need more files than a process may open here.
    const text = asItself(readConfig("balancer.cfg")).replace("maxconn 20000", "maxconn 1000");
    run("balancer", "haproxy", ["-db", "-f", write("balancer.cfg", text)]);
  };

  const killPostgres = (/** @type {Node} */ node) => {
    try {
      const [pid] = fs.readFileSync(path.join(dataOf(node), "postmaster.pid"), "utf8").split("\n");
      // The number of one that ended may be another process's by now.
      if (fs.readlinkSync(`/proc/${pid}/cwd`) === fs.realpathSync(dataOf(node)))
        process.kill(Number(pid), "SIGKILL");
    } catch {
      // It ended by itself, or never began.
    }
  };

  /** Patroni and PostgreSQL at once; the node's etcd goes on. @param {Node} node */
  const killNode = async (node) => {
    const dead = running.get(`patroni-${node}`)?.kill();
    killPostgres(node);
    await dead;
  };

  /** What Patroni says of the cluster; null while it says nothing. @returns {Promise<Member[] | null>} */
  const members = async () => {
    for (const node of nodes) {
      const found = await fetch(`http://127.0.0.1${node[2]}:8008/cluster`, {
        signal: AbortSignal.timeout(1_000),
      })
        .then((reply) => (reply.ok ? reply.json() : null))
        .catch(() => null);
      if (found !== null) return /** @type {{ members: Member[] }} */ (found).members;
    }
    return null;
  };

  const removeAll = () => fs.rmSync(folder, { recursive: true, force: true });
  const close = async () => {
    process.off("exit", killAll);
    await Promise.all(nodes.map(killNode));
    await Promise.all([...running.values()].map((each) => each.kill()));
    removeAll();
  };
  const killAll = () => {
    for (const each of running.values()) void each.kill();
    for (const node of nodes) killPostgres(node);
  };
  process.once("exit", killAll);

  for (const node of nodes) startEtcd(node);
  for (const node of nodes) startNode(node);
  for (const machine of [1, 2]) startWays(machine);
  return {
    folder,
    nodes,
    /** DATABASE_URL of each of the two servers, with DATABASE_POOLER=session. */
    urls: [1, 2].map(
      (machine) => Object.assign(new URL(`postgresql://127.0.0.2${machine}:6432/drip`), drip).href,
    ),
    /** Where each HAProxy tells what it holds for up. */
    proxies: [1, 2].map(proxyOf),
    /** A node itself, for its administrator. @param {Node} node */
    administrator: (node) => ({
      host: `127.0.0.1${node[2]}`,
      user: "postgres",
      password: "choose-one",
      database: "postgres",
    }),
    /** Where each of the two servers listens, and the balancer before them. */
    apps: [1, 2].map((machine) => ({ host: `127.0.0.2${machine}`, port: 3000 })),
    balancer: "http://127.0.0.31:8080",
    startBalancer,
    members,
    startNode,
    killNode,
    /** Patroni alone: its PostgreSQL goes on. @param {Node} node */
    stopPatroni: (node) => running.get(`patroni-${node}`)?.signal("SIGSTOP"),
    /** @param {Node} node */
    wakePatroni: (node) => running.get(`patroni-${node}`)?.signal("SIGCONT"),
    startEtcd,
    killEtcd: async (/** @type {Node} */ node) => running.get(`etcd-${node}`)?.kill(),
    /** Asks Patroni for a planned switch. @param {Node} from @param {Node} to */
    switchOver: (from, to) =>
      fetch(`http://127.0.0.1${from[2]}:8008/switchover`, {
        method: "POST",
        headers: { authorization: `Basic ${Buffer.from("patroni:choose-a-fourth").toString("base64")}` },
        body: JSON.stringify({ leader: from, candidate: to }),
      }),
    close,
  };
}
