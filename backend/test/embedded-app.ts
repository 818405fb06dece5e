// A small app for the tests of the embedded PostgreSQL, as a process of its own that can be killed:
// starts the server in the folder of the first argument, prints where it is, and stops it on SIGTERM.
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/embedded-postgres.js';

const postgres = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', log: () => undefined });
process.on('SIGTERM', () => void postgres.stop().then(() => process.exit(0)));
process.stdout.write(`${JSON.stringify(postgres)}\n`);
setInterval(() => undefined, 1_000);
