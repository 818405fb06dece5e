/** What of pg-copy-streams, which comes without types, is used here. */
declare module 'pg-copy-streams' {
  import type { Writable } from 'node:stream';
  import type { Submittable } from 'pg';

  /** A stream that feeds `COPY … FROM STDIN`; submitted with `client.query`. */
  export function from(statement: string): Writable & Submittable & { rowCount: number };
}
