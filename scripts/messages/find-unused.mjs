import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.mjs';
import { sections } from './sections.mjs';

/**
 * Finds unused keys. A page uses a key as `home.heading`, by the name under which it imports '#messages/home'; on the server any mention
 * counts, because it looks most keys up by a code.
 * @param {Iterable<string>} keys
 */
export function unusedAmong(keys) {
  const pages = [...sourcesBelow('frontend/src'), ...sourcesBelow('frontend/worker')];
  const said = new Set(pages.flatMap(saidBy));
  const handedOn = new Set(pages.flatMap(sectionsHandedOn));
  const site = pages.join('\n');
  const server = sourcesBelow('backend/src').join('\n');
  return [...keys].filter((key) => {
    const [section = '', name = ''] = key.split('.');
    if (sections.server.includes(section)) return !new RegExp(`\\b${name}\\b`).test(server);
    return !said.has(key) && !(handedOn.has(section) && new RegExp(`\\.${name}\\b`).test(site));
  });
}

/** Sections that a file hands on as an object, `{ ...text }`, to parts that name the keys. */
function sectionsHandedOn(text) {
  const imports = [...text.matchAll(/import \* as (\w+) from '#messages\/(\w+)'/g)];
  return imports.filter(([, name]) => new RegExp(`\\.\\.\\.${name}\\b`).test(text)).map(([, , section]) => section);
}

/** Keys that a file uses of its imported sections. */
function saidBy(text) {
  const imports = [...text.matchAll(/import \* as (\w+) from '#messages\/(\w+)'/g)];
  return imports.flatMap(([, name, section]) =>
    [...text.matchAll(new RegExp(`\\b${name}\\s*\\.(\\w+)`, 'g'))].map(([, message]) => `${section}.${message}`),
  );
}

function sourcesBelow(folder) {
  return readdirSync(path.join(root, folder), { recursive: true })
    .map(String)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|generated/.test(name))
    .map((name) => readFileSync(path.join(root, folder, name), 'utf8'));
}
