import { describe, expect, it } from 'vitest';
import { namesBelow, sourceFiles, type SourceFile } from './source-files.js';

const backend = sourceFiles('backend/src').filter(({ name }) => !name.endsWith('.test.ts'));
const frontend = sourceFiles('frontend/src').filter(({ name }) => !/\.test\.tsx?$/.test(name));
const everything = sourceFiles('backend', 'frontend', 'scripts', 'schema');

const named = (pattern: RegExp) => backend.filter(({ name }) => pattern.test(name));
const below = (files: SourceFile[], folder: string) => files.filter(({ name }) => name.startsWith(`${folder}/`));

/** What patients, staff and visitors see, each loaded without the others. */
const AREAS = ['site', 'user', 'bench', 'desk', 'admin', 'demo'];

/** The lines "file imports that" of what some files must not import. */
function forbidden(files: SourceFile[], pattern: RegExp): string[] {
  return files.flatMap(({ name, imports }) =>
    imports.filter((imported) => pattern.test(imported)).map((imported) => `${name} imports ${imported}`),
  );
}

/** The code of a file, with what it says of the product's name taken out too. */
const withoutComments = (text: string) =>
  text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$|(?<=\s)\/\/ .*$/gm, '').replaceAll('Post Surgery Physiotherapy', '');

/** The files whose text holds what only some may hold. */
function holders(files: SourceFile[], pattern: RegExp): string[] {
  return files.filter(({ text }) => pattern.test(text)).map(({ name }) => name);
}

describe('the direction of imports', () => {
  it('services know neither of their doors', () => {
    expect(named(/\.service\.ts$/).length).toBeGreaterThan(3);
    expect(forbidden(named(/\.service\.ts$/), /^(express|graphql|@apollo)|\.(rest|resolver|graphql)\.js$/)).toEqual([]);
  });

  it('doors translate: they reach no database', () => {
    expect(named(/\.(rest|resolver)\.ts$/).length).toBeGreaterThan(5);
    expect(forbidden(named(/\.(rest|resolver)\.ts$/), /^(@mikro-orm|kysely|pg)|\.queries\.js$|\/db\//)).toEqual([]);
  });

  it('one door never goes through the other', () => {
    expect(forbidden(named(/\.rest\.ts$/), /\.(resolver|graphql)\.js$|graphql\//)).toEqual([]);
    expect(forbidden(named(/\.(resolver|graphql)\.ts$/), /\.rest\.js$|http\//)).toEqual([]);
  });

  it('entities know nothing above them', () => {
    expect(forbidden(named(/\.entity\.ts$/), /\.(service|queries|rest|resolver|graphql|input)\.js$/)).toEqual([]);
  });

  it.each(AREAS)('the area %s uses no other area', (area) => {
    const others = AREAS.filter((name) => name !== area).join('|');
    const files = below(frontend, `frontend/src/${area}`);
    expect(files.length).toBeGreaterThan(10);
    expect(forbidden(files, new RegExp(`^(?:(?:\\.\\./)+|#src/)(${others})/`))).toEqual([]);
  });

  it('what several areas use knows none of them', () => {
    const rooms = namesBelow('frontend/src').filter((name) => !/\.\w+$/.test(name) && name.split('/').length === 3);
    const shared = rooms.filter((room) => !AREAS.includes(room.split('/')[2] ?? ''));
    expect(shared.length).toBeGreaterThan(5);
    expect(
      forbidden(
        shared.flatMap((room) => below(frontend, room)),
        new RegExp(`^(?:(?:\\.\\./)+|#src/)(${AREAS.join('|')})/`),
      ),
    ).toEqual([]);
  });

  it('a page names what lies two folders up by #src, and no path climbs further than one', () => {
    const pages = sourceFiles('frontend/src');
    expect(pages.filter(({ imports }) => imports.some((one) => one.startsWith('#src/'))).length).toBeGreaterThan(100);
    const mocked = pages.map((file) => ({
      ...file,
      imports: [
        ...file.imports,
        ...[...file.text.matchAll(/\bvi\.\w+(?:<[^(]*>)?\('([^']+)'/g)].map(([, one = '']) => one),
      ],
    }));
    expect(forbidden(mocked, /^\.\.\/\.\.\/(?!(?:\.\.\/)*(?:test|e2e)\/)/)).toEqual([]);
  });

  it('public pages carry nothing of Ant Design', () => {
    const site = ['site', 'brand'].flatMap((room) => below(frontend, `frontend/src/${room}`));
    expect(site.length).toBeGreaterThan(30);
    expect(forbidden(site, /^(antd|@ant-design|@rc-component)(\/|$)|\/admin\/|AntdProvider/)).toEqual([]);
  });

  it('the kit knows nothing of the clinic: no word, no document, no account', () => {
    const kit = below(frontend, 'frontend/src/ui').map((file) => ({ ...file, text: withoutComments(file.text) }));
    expect(kit.length).toBeGreaterThan(50);
    expect(kit.filter(({ name }) => !/\/ui\/(?:forms|lists|dialogs|feedback|layout|hooks)\/[^/]+$/.test(name))).toEqual(
      [],
    );
    expect(holders(kit, /patient|appointment|payment|physio|clinic|diagnos|doctor|session(?!Storage)/i)).toEqual([]);
    expect(forbidden(kit, /\/(gql|auth|appointments|brand)\//)).toEqual([]);
  });

  it('the two sides meet in the contract alone', () => {
    expect(forbidden(sourceFiles('frontend'), /backend/)).toEqual([]);
    expect(forbidden(backend, /frontend/)).toEqual([]);
  });

  it('React Router is used as it is published, and neither loads nor sends data: Apollo does', () => {
    const pages = sourceFiles('frontend');
    const imported = pages.flatMap(({ name, text }) =>
      [...text.matchAll(/import (?:type )?\{([^}]*)\} from 'react-router[^']*'/g)].flatMap(([, names = '']) =>
        names.split(',').map((one) => `${name} imports ${one.trim()}`),
      ),
    );
    expect(imported.length).toBeGreaterThan(40);
    expect(forbidden(pages, /^react-router(?!-dom$)/)).toEqual([]);
    expect(
      imported.filter((line) =>
        / (?:type )?(?:\w*(?:Fetcher|Submit|Loader|Action|Revalidat)\w*|Form|(?:UNSAFE|unstable)_.*)$/.test(line),
      ),
    ).toEqual([]);
  });

  it('the product imports no test', () => {
    expect(forbidden(backend, /\/test\/|\.test\.js$|^vitest/)).toEqual([]);
    expect(forbidden(frontend, /\/test\/|\.(test|fixture)$|^vitest|^@testing-library/)).toEqual([]);
  });
});

describe('things that are said once', () => {
  it('the environment is read in config.ts alone; an entry point hands it over', () => {
    const handedOver = backend.map(({ name, text, imports }) => ({
      name,
      imports,
      text: /(\/|-)main\.ts$/.test(name) ? text.replace('readConfig(process.env)', '') : text,
    }));
    expect(holders(handedOver, /process\.env/)).toEqual([]);
    expect(holders(backend, /process\.env/)).toContain('backend/src/main.ts');
  });

  it('a row is locked in one way', () => {
    expect(holders(backend, /PESSIMISTIC/)).toEqual(['backend/src/platform/db/locked.ts']);
  });

  it('services are constructed by the module.ts of their module, or in the composition root', () => {
    const makers = holders(backend, /new \w+Service\(/);
    expect(makers.length).toBeGreaterThan(5);
    const elsewhere = makers.filter((name) => !/src\/(\w+\/module|app\/composition\/modules)\.ts$/.test(name));
    expect(elsewhere).toEqual([]);
  });

  it('texts that people type are put right in text-input.ts alone', () => {
    expect(holders(backend, /\.normalize\('NF/)).toEqual(['backend/src/platform/inputs/text-input.ts']);
    expect(holders(named(/\.(input|service)\.ts$/), /'\\0'/)).toEqual([]);
  });

  it('rules take the time and chance from outside', () => {
    const rules = named(/\.(service|queries|rest|resolver|entity)\.ts$|accounts\.ts$/);
    expect(holders(rules, /new Date\(\)|Date\.now\(\)|Math\.random/)).toEqual([]);
  });
});

describe('tests that share a process', () => {
  it('of the backend mock no module, which another file may have loaded: they spy', () => {
    expect(holders(sourceFiles('backend'), /\bvi\.(?:mock|doMock)\(/)).toEqual([]);
  });
});

describe('names and sizes', () => {
  it('at most twelve files lie loose in frontend/src, and one in backend/src: the others have a room', () => {
    const loose = (root: string, files: SourceFile[]) =>
      files.filter(({ name }) => name.startsWith(`${root}/`) && name.split('/').length === 3).map(({ name }) => name);
    expect(loose('frontend/src', frontend).length).toBeGreaterThan(8);
    expect(loose('frontend/src', frontend).length).toBeLessThanOrEqual(12);
    expect(loose('backend/src', backend)).toEqual(['backend/src/main.ts']);
  });

  it('no folder is named after nothing in particular', () => {
    const folders = ['backend', 'frontend', 'scripts', 'schema'].flatMap(namesBelow);
    expect(folders.filter((name) => /\/(utils?|common|shared|lib|core|helpers?|types|misc)(\/|$)/.test(name))).toEqual(
      [],
    );
  });

  it('no file is longer than 300 lines', () => {
    const lengths = everything.map(({ name, text }) => [name, text.split('\n').length] as const);
    expect(lengths.length).toBeGreaterThan(100);
    expect(lengths.filter(([, lines]) => lines > 300)).toEqual([]);
  });

  it('no lint rule, type error or test is silenced', () => {
    const silenced =
      /@ts-(ignore|nocheck|expect-error)|(oxlint|eslint)-disable|\b(it|test|describe)\.(skip|only|todo)\b/;
    expect(
      holders(
        everything.filter(({ name }) => name !== 'backend/test/architecture.test.ts'),
        silenced,
      ),
    ).toEqual([]);
  });
});
