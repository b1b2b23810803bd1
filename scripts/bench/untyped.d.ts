declare module "*.css" {
  const text: string;
  export = text;
}

declare module "smtp-server" {
  import type { Readable } from "node:stream";

  export class SMTPServer {
    constructor(options: {
      disabledCommands: string[];
      disableReverseLookup: boolean;
      onData: (stream: Readable, session: object, done: () => void) => void;
    });
    listen(port: number, host: string, done: () => void): void;
  }
}
