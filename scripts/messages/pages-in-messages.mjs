import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { root } from '../root.mjs';

/** @typedef {{ name: string, text: string, program: { body: any[] } }} Source */

/** Folders that keep their English in the source, and generated files. */
const ELSEWHERE = /^frontend\/src\/(?:admin|desk|bench|demo)\/|\/(?:gql|generated-messages)\//;
/** Entry points of the browser, and of the server, which renders the same pages. */
const ENTRIES = ['frontend/src/main.tsx', 'frontend/src/entry-server.tsx'];

/**
 * Sources that must use the message files: all that the site's entry points reach, except what only the console or the demo
 * imports.
 */
export function pagesInMessages() {
  /** @type {Map<string, Source>} */
  const found = new Map();
  const names = [...ENTRIES];
  for (const name of names) {
    if (found.has(name) || ELSEWHERE.test(name)) continue;
    const source = parsed(name, readFileSync(path.join(root, name), 'utf8'));
    found.set(name, source);
    names.push(...importsOf(source));
  }
  return [...found.values()];
}

/**
 * @param {string} name
 * @param {string} text
 * @returns {Source}
 */
export function parsed(name, text) {
  return { name, text, program: parseAst(text, { lang: name.endsWith('x') ? 'tsx' : 'ts' }) };
}

/** The project's files that a source imports, lazily loaded pages included. */
function importsOf({ name, text }) {
  const addresses = [...text.matchAll(/(?:from|import\(|import) ?'((?:\.|#src\/)[^']*)'/g)].map(
    ([, address = '']) => address,
  );
  return addresses.flatMap((address) => {
    const file = address.startsWith('#src/')
      ? address.replace('#src', 'frontend/src')
      : path.posix.join(path.posix.dirname(name), address);
    return [`${file}.tsx`, `${file}.ts`].filter((candidate) => existsSync(path.join(root, candidate)));
  });
}
