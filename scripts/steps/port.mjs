import net from "node:net";

/** A sentence if the port cannot be listened on, else null. @param {number} port @param {string} host */
export async function portFault(port, host) {
  const code = await listenFault(port, host);
  if (code === null && !(await isRefusedByBrowsers(port))) return null;
  if (code === "EADDRINUSE") {
    const free = await findFree(port + 1, host);
    return `Port ${port} is in use by another program. Stop that one, or choose another port: npm start -- --port ${free}`;
  }
  if (code === null)
    return `Browsers refuse to open port ${port}. Choose another: npm start -- --port ${await findFree(port + 1, host)}`;
  if (code === "EACCES")
    return `This user may not listen on port ${port}. Choose one above 1023: npm start -- --port 3000`;
  return `Nothing can listen on ${host}, port ${port} (${code}). Is HOST right?`;
}

/** @param {number} from @param {string} host */
async function findFree(from, host) {
  let port = from;
  while (port < 65_535 && ((await listenFault(port, host)) !== null || (await isRefusedByBrowsers(port))))
    port += 1;
  return port;
}

/** Browsers block some ports, such as 4190 and 6000. Node.js's fetch has the same list; nothing listens there, so nothing is sent. */
const isRefusedByBrowsers = (/** @type {number} */ port) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => false,
    (fault) => fault.cause?.message === "bad port",
  );

/** @param {number} port @param {string} host */
async function listenFault(port, host) {
  for (const address of host === "localhost" ? ["127.0.0.1", "::1"] : [host]) {
    const code = await tryListening(port, address);
    if (code !== null && !(host === "localhost" && ["EADDRNOTAVAIL", "EAFNOSUPPORT"].includes(code)))
      return code;
  }
  return null;
}

/** @param {number} port @param {string} host @returns {Promise<string | null>} */
function tryListening(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once("error", (/** @type {NodeJS.ErrnoException} */ fault) =>
      resolve(fault.code ?? fault.message),
    );
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
}

/** A free port on the loopback. @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, "127.0.0.1", () => {
      const { port } = /** @type {net.AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}
