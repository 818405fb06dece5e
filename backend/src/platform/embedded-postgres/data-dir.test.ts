import { chmodSync, cpSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../../test/temporary-folder.js';
import { StartupError } from '../startup-error.js';
import { resolveDataDir } from './data-dir.js';

const isRoot = process.getuid?.() === 0;

let folder: ReturnType<typeof makeTemporaryFolder>;
let machineDir: string;
beforeEach(() => {
  folder = makeTemporaryFolder();
  machineDir = path.join(folder.dir, 'machine');
});
afterEach(() => folder.remove());

/** A checkout below a folder that only its owner may enter. */
function makePrivateCheckout(name = 'checkout'): string {
  const home = path.join(folder.dir, 'home');
  const checkout = path.join(home, name);
  mkdirSync(checkout, { recursive: true });
  chmodSync(home, 0o700);
  return checkout;
}

it('is .data in the checkout unless DATA_DIR names another folder', () => {
  expect(resolveDataDir({}, folder.dir, machineDir)).toEqual({ dir: path.join(folder.dir, '.data'), moved: false });
  const elsewhere = path.join(folder.dir, 'else', 'where');
  expect(resolveDataDir({ DATA_DIR: elsewhere }, folder.dir, machineDir)).toEqual({ dir: elsewhere, moved: false });
});

it('lets nobody else list the folder it makes', () => {
  const { dir } = resolveDataDir({}, folder.dir, machineDir);
  expect(statSync(dir).mode & 0o777).toBe(isRoot ? 0o711 : 0o700);
});

it('moves below the machine folder when root cannot hand the place to the database, and only then', () => {
  const checkout = makePrivateCheckout();
  const { dir, moved } = resolveDataDir({}, checkout, machineDir);
  expect(moved).toBe(isRoot);
  expect(path.dirname(dir)).toBe(isRoot ? machineDir : checkout);
  expect(path.basename(dir)).toMatch(isRoot ? /^checkout-[0-9a-f]{8}$/ : /^\.data$/);
});

it('finds the same folder at every start, also after the place was opened', () => {
  const checkout = makePrivateCheckout();
  const first = resolveDataDir({}, checkout, machineDir);
  expect(resolveDataDir({}, checkout, machineDir)).toEqual(first);
  chmodSync(path.dirname(checkout), 0o755);
  expect(resolveDataDir({}, checkout, machineDir)).toEqual(first);
});

it('gives a copy of the checkout a folder of its own', () => {
  const checkout = makePrivateCheckout();
  const first = resolveDataDir({}, checkout, machineDir);
  const copy = makePrivateCheckout('copy');
  cpSync(checkout, copy, { recursive: true });
  expect(resolveDataDir({}, copy, machineDir).dir).not.toBe(first.dir);
});

it('stays in place with a database elsewhere, which needs no folder', () => {
  const checkout = makePrivateCheckout();
  const env = { DATABASE_URL: 'postgres://db/app' };
  expect(resolveDataDir(env, checkout, machineDir)).toEqual({ dir: path.join(checkout, '.data'), moved: false });
  expect(existsSync(machineDir)).toBe(false);
});

it('says in one line that a folder cannot be written', () => {
  const file = path.join(folder.dir, 'file');
  writeFileSync(file, '');
  const act = () => resolveDataDir({ DATA_DIR: path.join(file, 'data') }, folder.dir, machineDir);
  expect(act).toThrow(StartupError);
  expect(act).toThrow(/^The data folder .*file\/data cannot be written \(ENOTDIR\)\. Set DATA_DIR to .*$/);
});

it('does not hang where a folder exists but takes no children', () => {
  expect(() => resolveDataDir({ DATA_DIR: '/proc/data' }, folder.dir, machineDir)).toThrow(StartupError);
});
