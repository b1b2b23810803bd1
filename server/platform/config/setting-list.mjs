/**
 * @typedef {object} Setting
 * @property {string} does what it is for, in Markdown
 * @property {string} [value] its default
 * @property {string} [without] in Markdown, what is the case without it, where its default is no fixed value
 */

/**
 * Every setting of the server, by group. A setting that is read but not listed does not compile (config-reader.ts); docs/deploy/settings.md and
 * .env.example are generated from this list.
 * @satisfies {Record<string, { about: string, settings: Record<string, Setting> }>}
 */
export const settingGroups = {
  "Production needs": {
    about: "The server does not start in production without them.",
    settings: {
      PUBLIC_ORIGIN: {
        without: "`http://localhost:PORT`",
        does: "scheme, host and port that people see: `https://drip.example`. Mails link to it, and only its pages may use the session cookie",
      },
      OPERATOR_NAME: {
        without: "a development server of Drip",
        does: "who runs this server: a club or a person. Legal pages name them",
      },
      OPERATOR_ADDRESS: { without: "none", does: "their postal address in one line" },
      SUPPORT_EMAIL: { value: "hello@drip.example", does: "where people reach you" },
      DATABASE_URL: {
        without: "the built-in database (PGlite) below `DATA_DIR`",
        does: "a PostgreSQL 15 or newer: `postgresql://user:password@host:5432/name`. Across a network that is not yours add `?sslmode=verify-full`, and `&sslrootcert=/etc/drip/ca.pem` for a certificate authority of your own; production wants it for a public host",
      },
      SIGNING_KEY: {
        without: "made and kept in `DATA_DIR`",
        does: "at least 32 random characters: `openssl rand -base64 32`. A new one ends access tokens, which apps renew by themselves, and hides the addresses of calendar links, which still work",
      },
      VAPID_PRIVATE_KEY: {
        without: "made and kept in `DATA_DIR`",
        does: "signs pushes: `node -p \"crypto.generateKeyPairSync('ec',{namedCurve:'P-256'}).privateKey.export({format:'jwk'}).d\"`. With a new one no device rings until its owner switches it on again",
      },
      SMTP_URL: {
        without: "mails are written below `DATA_DIR`",
        does: "`smtps://user:password@host:465`, or `smtp://user:password@host:587` with STARTTLS (`?tls=optional` for a mail server in your own network). Percent-encode special characters: `%40` for `@`",
      },
      FIREBASE_API_KEY: { does: "the web API key of the Firebase project; not a secret" },
      GOOGLE_APPLICATION_CREDENTIALS: {
        does: "the file of the project's service account key, or of a workload identity's configuration",
      },
    },
  },
  "Identity provider": {
    about: "For a project whose key file does not answer these.",
    settings: {
      FIREBASE_PROJECT_ID: {
        without: "the project of the key file; in development `demo-drip`",
        does: "the Firebase project. When it is set, `npm start` starts no emulator",
      },
      FIREBASE_AUTH_DOMAIN: {
        without: "the project's `firebaseapp.com` domain",
        does: "such as `drip-1a2b3.firebaseapp.com`",
      },
      GOOGLE_WORKLOAD_IDENTITY: {
        value: "0",
        does: "`1` where Google identifies the machine (Cloud Run, GKE, Compute Engine): no key file is needed, but `FIREBASE_PROJECT_ID` is",
      },
      FIREBASE_AUTH_EMULATOR_HOST: {
        without: "set by `npm start`",
        does: "`host:port`; development only: with it, tokens that anybody can forge are accepted",
      },
    },
  },
  Server: {
    about: "All have defaults.",
    settings: {
      NODE_ENV: {
        value: "development",
        does: "`production` turns on everything that production is checked for",
      },
      PORT: { value: "3000", does: "the one port" },
      HOST: { without: "`localhost`; in production `0.0.0.0`", does: "the address to listen on" },
      TRUSTED_PROXIES: {
        without: "none",
        does: "how many proxies are in front of the server (`1`), or their addresses and networks (`10.0.0.0/8`, none wider). Rate limits count by client address, so this must be right",
      },
      HSTS_SUBDOMAINS: {
        value: "0",
        does: "`1` adds `includeSubDomains` to `Strict-Transport-Security`: only when every host below this one has https",
      },
      DATA_DIR: {
        value: ".data",
        does: "database, mails and keys of a server that has no PostgreSQL, SMTP or keys of its own",
      },
      ALLOW_PGLITE: {
        value: "0",
        does: "`1` lets production run without `DATABASE_URL`: for trials, since a power cut can lose the last writes",
      },
      DATABASE_POOLER: {
        value: "none",
        does: "`session` or `transaction`: the mode of a pooler such as PgBouncer ([limits](scaling.md#connection-pooler))",
      },
    },
  },
  "Mails, pushes and passwords": {
    about: "All may be left out.",
    settings: {
      MAIL_FROM: {
        without: "`Drip` and `SUPPORT_EMAIL`",
        does: "the sender: an address of your own domain",
      },
      ABUSE_EMAIL: {
        without: "that of `SUPPORT_EMAIL`",
        does: "where reports about children's safety go; `security.txt` names it",
      },
      VAPID_SUBJECT: {
        without: "`mailto:` and `SUPPORT_EMAIL`",
        does: "whom push services write to: a `mailto:` or https address",
      },
      BREACHED_PASSWORDS_URL: {
        without: "no list is asked",
        does: "a list of breached passwords with the range API of *Have I Been Pwned* (`https://api.pwnedpasswords.com`, or your copy). New passwords that are on it are refused ([what it learns](../decisions/passwords.md))",
      },
    },
  },
  "Monitoring and statistics": {
    about: "All are off unless they are set.",
    settings: {
      METRICS_PORT: {
        without: "nothing is counted",
        does: "a second port, for [`GET /metrics`](monitoring.md). Not for the public",
      },
      METRICS_HOST: { value: "127.0.0.1", does: "the address that it listens on" },
      LOG_LEVEL: { value: "info", does: "`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`" },
      SENTRY_DSN: {
        without: "errors are in the log and the browser's console alone",
        does: "where error reports go: `https://publickey@sentry.example/1`. Pages may then call that origin",
      },
      FIREBASE_APP_ID: {
        without: "no use is counted",
        does: "the Firebase project's web app, together with the next one",
      },
      FIREBASE_MEASUREMENT_ID: {
        without: "no use is counted",
        does: "its measurement id. Only people who agreed are counted. Turn *enhanced measurement* off in Google's property, which would count on its own",
      },
    },
  },
};

/** @typedef {{ [Group in keyof typeof settingGroups]: keyof (typeof settingGroups)[Group]["settings"] }[keyof typeof settingGroups]} SettingName */
