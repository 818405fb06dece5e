import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT_DIR } from '../src/platform/config.js';

/** The files by which people start programs, with their text. */
const papers = globSync(['*.md', '*.yml', 'backend/Dockerfile', 'docs/**/*.md', '.env.example'], { cwd: ROOT_DIR }).map(
  (name) => [name, readFileSync(path.join(ROOT_DIR, name), 'utf8')] as const,
);

/** What a pattern finds, with the file in which it stands. */
const found = (pattern: RegExp) =>
  papers.flatMap(([file, text]) => [...text.matchAll(pattern)].map(([, name = '']) => [file, name] as const));

/** Whether a program is built: from its source, or as a former address that leads to one (scripts/build.mjs). */
const build = readFileSync(path.join(ROOT_DIR, 'scripts/build.mjs'), 'utf8');
const isBuilt = (name: string) => {
  const target = new RegExp(`'${name}\\.js': '\\.\\./([\\w/-]+)\\.js'`).exec(build)?.[1] ?? name;
  return existsSync(path.join(ROOT_DIR, `backend/src/${target}.ts`));
};

it('each built program that the compose file, the image or a paper starts has a source', () => {
  const programs = found(/\bbackend\/dist\/([\w/-]+)\.js\b/g);
  expect(programs.map(([file]) => file)).toEqual(
    expect.arrayContaining(['docker-compose.yml', 'backend/Dockerfile', 'docs/deploy.md']),
  );
  expect(programs.filter(([, name]) => !isBuilt(name))).toEqual([]);
});

it('each `npm run` of a paper is a script of package.json', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT_DIR, 'package.json'), 'utf8')) as { scripts: object };
  const commands = found(/\bnpm run ([\w-]+(?::[\w-]+)?)/g);
  expect(commands.length).toBeGreaterThan(20);
  expect(commands.filter(([, name]) => !(name in scripts))).toEqual([]);
});
