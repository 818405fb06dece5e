/** What of pg-copy-streams, which comes without types, is used here. */
declare module 'pg-copy-streams' {
  import type { Readable, Writable } from 'node:stream';
  import type { Submittable } from 'pg';

  /** A stream that feeds `COPY … FROM STDIN`; submitted with `client.query`. */
  export function from(statement: string): Writable & Submittable & { rowCount: number };

  /** A stream of what `COPY … TO STDOUT` gives; submitted with `client.query`. */
  export function to(statement: string): Readable & Submittable;
}
