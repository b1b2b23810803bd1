/** The baseline: Fastify with the same replies, without our layers and without a database. */
import Fastify from "fastify";

const text = { type: "string" };
const me = {
  id: "u1",
  created_at: "2026-09-05T17:30:00.000Z",
  role: "squad_member",
  full_name: "Robin Reyes",
  first_name: "Robin",
  last_name: "Reyes",
  avatar: null,
  is_deleted: false,
  time_zone: "America/Chicago",
  last_release_notes_at: null,
  email_address: "u1@example.com",
  drip_name: "p1",
};
const fields = (/** @type {Record<string, unknown>} */ reply) =>
  Object.fromEntries(
    Object.entries(reply).map(([name, value]) => [
      name,
      typeof value === "boolean" ? { type: "boolean" } : { type: ["string", "null"] },
    ]),
  );
const answers = (/** @type {Record<string, unknown>} */ reply) => ({
  200: { type: "object", properties: fields(reply) },
});
const asks = (/** @type {string} */ name) => ({
  type: "object",
  required: [name],
  properties: { [name]: text },
});

const app = Fastify({ logger: false });
app.get("/user/me", { schema: { response: answers(me) } }, () => me);
const verdict = { contains_profanity: false, available: true };
app.post(
  "/user/drip_name/validate",
  { schema: { body: asks("drip_name"), response: answers(verdict) } },
  () => verdict,
);
const tokens = { access_token: "a".repeat(280), refresh_token: "b".repeat(66) };
app.post(
  "/auth/refresh_access_token",
  { schema: { body: asks("refresh_token"), response: answers(tokens) } },
  () => tokens,
);
app.get("/user/me/live", (_request, reply) => {
  reply.hijack();
  reply.raw.writeHead(200, { "content-type": "text/event-stream" });
  reply.raw.write(": hello\n\n");
});
await app.listen({ host: "127.0.0.1", port: Number(process.env.PORT) });
process.send?.("ready");
process.on("disconnect", () => process.exit());
