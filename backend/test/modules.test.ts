import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './source-files.js';

/** The modules, in the order of imports: a later one may import an earlier one, never the other way round. */
const MODULES = [
  'platform',
  'identity',
  'clinic',
  'patients',
  'scheduling',
  'money',
  'messaging',
  'recovery',
  'hospitals',
  'charting',
  'reports',
  'app',
];

/** One import between two files, with its place in the tree of modules. */
interface Import {
  line: string;
  from: { module: string; room: string };
  to: { module: string; room: string; file: string };
}

const place = (file: string) => {
  const [module = '', room = '', ...rest] = file.split('/').slice(2);
  // A file beside the rooms of its module is a room of its own.
  return {
    module: module.replace(/\.ts$/, ''),
    room: rest.length > 0 ? `${module}/${room}` : `${module}/(${room})`,
    file,
  };
};

const files = sourceFiles('backend/src').filter(({ name }) => !/\.test\.ts$|\/migrations\/|src\/main\.ts$/.test(name));

const imports: Import[] = files.flatMap(({ name, imports: imported }) =>
  imported
    .filter((target) => target.startsWith('.'))
    .map((target) => {
      const file = path.posix.normalize(`${path.posix.dirname(name)}/${target}`).replace(/\.js$/, '.ts');
      return { line: `${name} imports ${file}`, from: place(name), to: place(file) };
    }),
);

const orderOf = (module: string) => MODULES.indexOf(module);

/** The rooms that reach themselves by imports within their module, as one line for each circle. */
function circles(module: string): string[] {
  const inside = imports.filter(
    ({ from, to }) => from.module === module && to.module === module && from.room !== to.room,
  );
  const next = new Map<string, Set<string>>();
  for (const { from, to } of inside) next.set(from.room, (next.get(from.room) ?? new Set()).add(to.room));
  const reached = (start: string) => {
    const seen = new Set<string>();
    const queue = [...(next.get(start) ?? [])];
    for (let room = queue.pop(); room; room = queue.pop())
      if (!seen.has(room)) {
        seen.add(room);
        queue.push(...(next.get(room) ?? []));
      }
    return seen;
  };
  return [...next.keys()].filter((room) => reached(room).has(room));
}

describe('the modules of the backend', () => {
  it('are these twelve, beside the entry point', () => {
    expect([...new Set(files.map(({ name }) => place(name).module))].toSorted()).toEqual(MODULES.toSorted());
  });

  it('import earlier ones only', () => {
    expect(imports.length).toBeGreaterThan(2_000);
    const upward = imports.filter(({ from, to }) => orderOf(to.module) > orderOf(from.module));
    expect(upward.map(({ line }) => line)).toEqual([]);
  });

  it.each(MODULES)('%s has rooms that do not import each other in a circle', (module) => {
    expect(circles(module)).toEqual([]);
  });

  it('show the others their index.ts alone, and app/ their module.ts besides; the platform shows its rooms', () => {
    const across = imports.filter(
      ({ from, to }) => from.module !== to.module && to.module !== 'platform' && from.module !== 'main',
    );
    const faces = (module: string) => [`backend/src/${to(module)}/index.ts`, `backend/src/${to(module)}/module.ts`];
    const to = (module: string) => module;
    const past = across.filter(
      ({ from, to: { module, file } }) =>
        !faces(module)
          .slice(0, from.module === 'app' ? 2 : 1)
          .includes(file),
    );
    expect(past.map(({ line }) => line)).toEqual([]);
  });
});
