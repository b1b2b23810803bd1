/** A mail server and a push service, without TLS, that take everything at once and tell the parent of each. */
import http from "node:http";
import { SMTPServer } from "smtp-server";

const mails = new SMTPServer({
  disabledCommands: ["AUTH", "STARTTLS"],
  disableReverseLookup: true,
  onData(stream, _session, done) {
    stream.resume().on("end", () => {
      process.send?.("mail");
      done();
    });
  },
});
const pushes = http.createServer((request, reply) => {
  request.resume().on("end", () => {
    process.send?.("push");
    reply.writeHead(201).end();
  });
});
process.on("disconnect", () => process.exit());
const [mailPort, pushPort] = process.argv.slice(2);
mails.listen(Number(mailPort), "127.0.0.1", () =>
  pushes.listen(Number(pushPort), "127.0.0.1", () => process.send?.("ready")),
);
