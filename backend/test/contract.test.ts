import { readFileSync } from 'node:fs';
import path from 'node:path';
import express from 'express';
import { Kind, parse, visit, type FieldDefinitionNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { ROOT_DIR } from '../src/platform/config.js';
import { AppError, type ErrorCode } from '../src/platform/errors.js';
import { errorHandler } from '../src/platform/http/error-handler.js';
import { createLogger } from '../src/platform/logger.js';
import { reasonFor } from '../src/platform/reasons/reason.js';
import { sourceFiles } from './source-files.js';

const sdl = parse(
  sourceFiles('schema')
    .filter(({ name }) => name.endsWith('.graphql'))
    .map(({ text }) => text)
    .join('\n'),
);

/** The codes and statuses of the table in schema/README.md. */
const readme = new Map(
  [...readFileSync(path.join(ROOT_DIR, 'schema/README.md'), 'utf8').matchAll(/^\| `([A-Z_]+)` +\| (\d{3}) /gm)].map(
    ([, code = '', status]) => [code, Number(status)],
  ),
);

/** The members of the union ErrorCode. */
const union = [
  ...readFileSync(path.join(ROOT_DIR, 'backend/src/platform/errors.ts'), 'utf8').matchAll(/^ {2}\| '([A-Z_]+)'/gm),
].map(([, code = '']) => code);

describe('the contract', () => {
  it('describes every type, field, value and input', () => {
    const silent: string[] = [];
    const note = (node: { name: { value: string }; description?: unknown }) => {
      if (!node.description) silent.push(node.name.value);
    };
    visit(sdl, {
      ObjectTypeDefinition: note,
      InputObjectTypeDefinition: note,
      EnumTypeDefinition: note,
      ScalarTypeDefinition: note,
      FieldDefinition: note,
      EnumValueDefinition: note,
      // Arguments are told in the description of their field.
      InputValueDefinition: (node, _key, _parent, _path, ancestors) => {
        const parent = ancestors.at(-2);
        if (parent && 'kind' in parent && parent.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) note(node);
      },
    });
    expect(silent).toEqual([]);
  });

  const mutations = sdl.definitions.flatMap((definition): readonly FieldDefinitionNode[] =>
    definition.kind === Kind.OBJECT_TYPE_EXTENSION && definition.name.value === 'Mutation'
      ? (definition.fields ?? [])
      : [],
  );

  it('lists the errors of every mutation but logout, which always succeeds', () => {
    const without = mutations.filter(({ description }) => !description?.value.includes('Errors: '));
    expect(without.map(({ name }) => name.value)).toEqual(['logout']);
  });

  it('names in its descriptions only codes of the list', () => {
    const fields = sdl.definitions.flatMap((definition) =>
      definition.kind === Kind.OBJECT_TYPE_EXTENSION ? (definition.fields ?? []) : [],
    );
    const codes = fields.flatMap(({ description }) => {
      const [, errors = ''] = description?.value.split('Errors: ') ?? [];
      return errors.match(/\b[A-Z]+(_[A-Z]+)*\b(?=[ ,.])/g)?.filter((word) => word.length > 2) ?? [];
    });
    expect(codes.length).toBeGreaterThan(10);
    expect(codes.filter((code) => !readme.has(code))).toEqual([]);
  });
});

describe('the list of error codes', () => {
  it('is the same in schema/README.md and in the code', () => {
    expect(union.length).toBeGreaterThan(10);
    expect([...readme.keys()]).toEqual(union);
  });

  it('has the statuses that REST answers', async () => {
    const app = express();
    app.get('/:code', (request) => {
      throw new AppError(request.params.code as ErrorCode, reasonFor('NOTHING_HERE'));
    });
    app.use(errorHandler(createLogger('silent')));
    const server = app.listen(0, '127.0.0.1');
    try {
      await new Promise((resolve) => server.once('listening', resolve));
      const { port } = server.address() as { port: number };
      const statuses = await Promise.all(
        union.map(async (code) => [code, (await fetch(`http://127.0.0.1:${port}/${code}`)).status] as const),
      );
      expect(new Map(statuses)).toEqual(readme);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});
