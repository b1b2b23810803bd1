-- The product itself, as the sender of what the product says. It holds no level and cannot sign in.
INSERT INTO "user" ("id", "role", "full_name", "email_address")
VALUES ('02102020', 'default', 'Drip', 'system@drip.invalid')
ON CONFLICT DO NOTHING;
