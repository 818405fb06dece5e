import type { PatientRow, UserRow } from './builders.js';
import type { TestApp } from './test-app.js';

/** What a call may speak of; made anew for every row. */
export interface World {
  app: TestApp;
  user: UserRow;
  record: PatientRow;
}
/** What a call sends. */
export interface Call {
  /** The path with its ids and its query, where it has any. */
  path?: string;
  body?: unknown;
  headers?: Record<string, string>;
}
/** Who makes a call. */
export type Who = 'visitor' | 'patient' | 'admin';

/** A call, and its answer. */
export type Row = [
  method: string,
  path: string,
  who: Who,
  call: ((world: World) => Promise<Call>) | undefined,
  status: number,
  answer: unknown,
];
