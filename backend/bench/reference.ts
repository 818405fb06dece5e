import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { OnStarted } from './bench-database.js';
import { end } from './product.js';
import { connection, type Side } from './side.js';

/** Starts the hand-written server. */
export async function startReference(databaseUrl: string, onStarted: OnStarted): Promise<Side> {
  // A fork inherits the flags by which this process runs TypeScript.
  const server = fork(fileURLToPath(new URL('reference-server.ts', import.meta.url)), [databaseUrl]);
  onStarted(() => end(server));
  const [port] = (await once(server, 'message')) as [number];
  const send = connection(`http://127.0.0.1:${port}`);
  return { ask: ({ reference }) => send({ method: 'POST', path: '/', body: JSON.stringify(reference) }) };
}
