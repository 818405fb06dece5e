import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  FORMER_BACKEND_EXPORTS,
  FORMER_BACKEND_FILES,
  FORMER_FRONTEND_EXPORTS,
  FORMER_FRONTEND_FILES,
} from './former-names.js';
import { sourceFiles, type SourceFile } from './source-files.js';

/** Patterns of names that were replaced as a whole. */
const FORMER_PATTERN = /(?:Stretch|Words)$|^Made[A-Z]|^tell[A-Z]/;
const EXPORT = /^export (?:async )?(?:abstract )?(?:function\*?|const|class|type|interface) (\w+)/gm;

const exportsOf = ({ name, text }: SourceFile) => [...text.matchAll(EXPORT)].map(([, one = '']) => ({ name, one }));

describe('the vocabulary: a name that was replaced does not come back', () => {
  it.each([
    ['backend', FORMER_BACKEND_FILES, FORMER_BACKEND_EXPORTS],
    ['frontend', FORMER_FRONTEND_FILES, FORMER_FRONTEND_EXPORTS],
  ] as const)('in %s/src', (side, formerFiles, formerExports) => {
    const files = sourceFiles(`${side}/src`).filter(
      ({ name }) => /\.tsx?$/.test(name) && !name.includes('/migrations/'),
    );
    expect(files.length).toBeGreaterThan(500);
    expect(files.map(({ name }) => name).filter((name) => formerFiles.has(path.basename(name)))).toEqual([]);
    const exported = files.flatMap(exportsOf);
    expect(exported.length).toBeGreaterThan(1_000);
    const former = exported.filter(({ one }) => formerExports.has(one) || FORMER_PATTERN.test(one));
    expect(former.map(({ name, one }) => `${name} exports ${one}`)).toEqual([]);
  });

  it('files of labels are named so', () => {
    const files = sourceFiles('frontend/src').map(({ name }) => name);
    expect(files.filter((name) => name.endsWith('-words.ts'))).toEqual([]);
  });
});
