/** Types of the used part of pg-copy-streams, which ships none. */
declare module 'pg-copy-streams' {
  import type { Readable, Writable } from 'node:stream';
  import type { Submittable } from 'pg';

  /** Returns a stream into `COPY … FROM STDIN`; pass it to `client.query`. */
  export function from(statement: string): Writable & Submittable & { rowCount: number };

  /** Returns a stream of `COPY … TO STDOUT`; pass it to `client.query`. */
  export function to(statement: string): Readable & Submittable;
}
