import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { root } from '../root.mjs';

/** @typedef {{ name: string, text: string, program: { body: any[] } }} Source */

/** Rooms that keep their English in place, and what is made from the contract and from the message files. */
const ELSEWHERE = /^frontend\/src\/(?:admin|staff|demo)\/|\/(?:gql|generated-messages)\//;
/** Where a browser begins, and the server, which renders the same pages. */
const ENTRIES = ['frontend/src/main.tsx', 'frontend/src/entry-server.tsx'];

/**
 * The sources of all that speaks through the message files: what is reached from where the site begins. What only the console or the demo
 * imports is theirs, wherever it lies.
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

/** The files of ours that a source imports, those of pages that load later included. */
function importsOf({ name, text }) {
  const addresses = [...text.matchAll(/(?:from|import\(|import) ?'(\.[^']*)'/g)].map(([, address = '']) => address);
  return addresses.flatMap((address) => {
    const file = path.posix.join(path.posix.dirname(name), address);
    return [`${file}.tsx`, `${file}.ts`].filter((candidate) => existsSync(path.join(root, candidate)));
  });
}
