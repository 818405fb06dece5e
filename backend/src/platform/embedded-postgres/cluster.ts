import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { StartupError } from '../errors/startup-error.js';
import type { Binaries } from './binaries.js';
import { hasCode, readIfThere } from './create-once.js';
import type { DatabaseUser } from './database-user.js';

export const DATABASE = 'physiotherapy';

const credentialsSchema = z.object({ postgres: z.string(), owner: z.string(), app: z.string() });

/** Passwords of the roles: superuser, owner of the tables, application. */
export type Credentials = z.infer<typeof credentialsSchema>;

export interface Cluster {
  dataDirectory: string;
  credentials: Credentials;
}

/**
 * Ensures that the data folder contains a database cluster. A new one is created in a temporary folder and renamed, together with its
 * passwords: a crash leaves no partial cluster, and of two processes that start at once one wins.
 * @throws {StartupError} if it cannot be created, or belongs to another account
 */
export async function ensureCluster(dataDir: string, binaries: Binaries, user: DatabaseUser): Promise<Cluster> {
  const home = path.join(dataDir, 'postgres');
  const existing = readCluster(home);
  if (existing) return existing;

  removeAbandonedDrafts(dataDir);
  const draft = mkdtempSync(path.join(dataDir, `${DRAFT}${process.pid}-`));
  try {
    await createCluster(draft, binaries, user);
    renameSync(draft, home);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
  }
  const created = readCluster(home);
  if (!created)
    throw new StartupError(`${home} holds something that is no database of ours. Set DATA_DIR to another folder.`);
  return created;
}

const DRAFT = 'postgres.new-';

function readCluster(home: string): Cluster | undefined {
  try {
    const text = readIfThere(path.join(home, 'credentials.json'));
    if (text === undefined) return undefined;
    return {
      dataDirectory: realpathSync(path.join(home, 'data')),
      credentials: credentialsSchema.parse(JSON.parse(text)),
    };
  } catch (error) {
    if (!hasCode(error, 'EACCES', 'EPERM')) throw error;
    throw new StartupError(
      `The database in ${home} belongs to another account. Start as that account, or set DATA_DIR to another folder.`,
    );
  }
}

function removeAbandonedDrafts(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (!name.startsWith(DRAFT)) continue;
    try {
      process.kill(parseInt(name.slice(DRAFT.length), 10), 0);
    } catch {
      rmSync(path.join(dataDir, name), { recursive: true, force: true });
    }
  }
}

async function createCluster(home: string, { initdb, postgres }: Binaries, user: DatabaseUser): Promise<void> {
  const data = path.join(home, 'data');
  const passwordFile = path.join(home, 'password');
  const credentials: Credentials = { postgres: password(), owner: password(), app: password() };
  chmodSync(home, 0o711);
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(passwordFile, credentials.postgres, { mode: 0o600 });
  if (user.uid !== undefined) for (const file of [data, passwordFile]) chownSync(file, user.uid, user.gid);

  const encoding = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  await run(initdb, ['-D', data, '--data-checksums', '--no-sync', ...encoding, ...access], user);
  rmSync(passwordFile);
  // Single-user mode creates the roles before the server first listens.
  await run(
    postgres,
    ['--single', '-D', data, '-j', '-c', 'exit_on_error=true', 'template1'],
    user,
    setUp(credentials),
  );
  await run(initdb, ['-D', data, '--sync-only'], user);
  writeFileSync(path.join(home, 'credentials.json'), JSON.stringify(credentials), { mode: 0o600, flush: true });
}

/**
 * SQL that creates the roles: `owner` owns the database and its tables and runs the migrations; `app` reads and writes rows and cannot
 * change tables. Created in template1, so that every database of this cluster has them, including those of tests.
 */
export function rolesAndRights({ owner, app }: Pick<Credentials, 'owner' | 'app'>): string[] {
  const inPublic = 'ALTER DEFAULT PRIVILEGES FOR ROLE owner IN SCHEMA public GRANT';
  return [
    `CREATE ROLE owner LOGIN PASSWORD '${owner}'`,
    `CREATE ROLE app LOGIN PASSWORD '${app}'`,
    'CREATE EXTENSION pg_trgm',
    'CREATE EXTENSION btree_gist',
    'REVOKE CREATE ON SCHEMA public FROM PUBLIC',
    `${inPublic} SELECT, INSERT, UPDATE, DELETE ON TABLES TO app`,
    `${inPublic} USAGE, SELECT ON SEQUENCES TO app`,
  ];
}

/** SQL for single-user mode that creates the roles and the product's database. */
function setUp(credentials: Credentials): string {
  const statements = [...rolesAndRights(credentials), `CREATE DATABASE ${DATABASE} OWNER owner`];
  return statements.map((statement) => `${statement};\n\n`).join(''); // End of a statement under -j.
}

function run(program: string, args: string[], user: DatabaseUser, input = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = execFile(program, args, { ...user, cwd: '/', env: { LC_ALL: 'C' } }, (error, stdout, stderr) => {
      if (error)
        reject(new StartupError(`The database could not be made: ${(stderr || stdout || error.message).trim()}`));
      else resolve();
    });
    child.stdin?.on('error', () => undefined).end(input); // The exit code reports the early failure that causes EPIPE.
  });
}

const password = () => randomBytes(24).toString('base64url');
