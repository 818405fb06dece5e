import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT_DIR } from '../src/platform/config.js';

/** A file of the checkout, as the tests of its own rules see it. */
export interface SourceFile {
  /** From the root of the checkout, with slashes. */
  name: string;
  text: string;
  /** What it imports, as written. */
  imports: string[];
}

const NOT_OURS = new Set(['node_modules', 'dist', 'test-results', '.data', 'generated.ts', 'generated-messages']);
const IMPORT = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;

/** The names of all folders and files below a folder, outside what is built or installed. */
export function namesBelow(folder: string): string[] {
  return readdirSync(path.join(ROOT_DIR, folder), { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const name = `${folder}/${entry.name}`;
    return entry.isDirectory() ? [name, ...namesBelow(name)] : [name];
  });
}

export function sourceFiles(...folders: string[]): SourceFile[] {
  return folders
    .flatMap(namesBelow)
    .filter((name) => /\.(ts|tsx|mjs|css|graphql)$/.test(name))
    .map((name) => {
      const text = readFileSync(path.join(ROOT_DIR, name), 'utf8');
      return { name, text, imports: [...text.matchAll(IMPORT)].map(([, imported]) => imported ?? '') };
    });
}
