-- A browser's hash is another for each account: base64url(sha256(user's id, a dot, the hash before)), as known-device.store.ts makes it.
update known_device set token_hash =
  translate(rtrim(encode(sha256(convert_to(user_id || '.' || token_hash, 'UTF8')), 'base64'), '='), '+/', '-_');
