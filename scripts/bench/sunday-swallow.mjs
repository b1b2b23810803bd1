/**
 * A mail server and a push service that take everything at once. They count, and hand the links of mails on to the parent, who plays those
 * that press them.
 */
import http from "node:http";
import net from "node:net";

const told = { mails: 0, pushes: 0, lastMailAt: 0, lastPushAt: 0 };

const mails = net.createServer((socket) => {
  let text = "";
  let isData = false;
  const answer = (/** @type {string} */ line) => socket.write(`${line}\r\n`);
  socket.setEncoding("latin1").on("error", () => {});
  answer("220 swallow ESMTP");
  socket.on("data", (part) => {
    text += part;
    for (;;) {
      const end = text.indexOf(isData ? "\r\n.\r\n" : "\r\n");
      if (end < 0) return;
      const said = text.slice(0, end);
      text = text.slice(end + (isData ? 5 : 2));
      if (isData) take(said);
      isData = !isData && /^DATA/i.test(said);
      if (/^QUIT/i.test(said) && !isData) return socket.end("221 bye\r\n");
      answer(isData ? "354 go on" : "250 taken");
    }
  });
});

/** @param {string} mail */
function take(mail) {
  told.mails++;
  told.lastMailAt = Date.now();
  // Quoted-printable wraps its lines.
  const link = /\/app\/answer#([\w.-]+)/.exec(mail.replaceAll("=\r\n", "").replaceAll("=23", "#"));
  if (link) process.send?.({ token: link[1] });
}

const pushes = http.createServer((request, reply) => {
  request.resume().on("end", () => {
    told.pushes++;
    told.lastPushAt = Date.now();
    reply.writeHead(201).end();
  });
});

process.on("message", () => process.send?.({ told }));
process.on("disconnect", () => process.exit());
mails.listen(0, "127.0.0.1", () =>
  pushes.listen(0, "127.0.0.1", () =>
    process.send?.({ ports: { mails: portOf(mails), pushes: portOf(pushes) } }),
  ),
);

/** @param {net.Server} server */
function portOf(server) {
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}
