import { expect, it } from 'vitest';
import { z } from 'zod';
import { ROOT_DIR } from '../config.js';
import { NOON } from '../../../test/test-app.js';
import { namesBelow } from '../../../test/source-files.js';
import { AppError } from '../errors.js';
import { parseInput } from '../inputs/parse-input.js';

const JUNK: unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  0.5,
  1e12,
  Number.NaN,
  '',
  ' ',
  'x',
  '\0',
  'x'.repeat(10_000),
  [],
  ['x'],
  [5],
  new Date(Number.NaN),
  new Date(0),
  () => 5,
];

/** The objects that a schema is made of, each with the way to it. */
function objectsIn(schema: z.ZodType, way: string[] = []): { schema: z.ZodObject; way: string[] }[] {
  if (schema instanceof z.ZodObject) {
    const inner = Object.entries(schema.shape).flatMap(([name, field]) =>
      objectsIn(field as z.ZodType, [...way, name]),
    );
    return [{ schema, way }, ...inner];
  }
  const { innerType } = schema.def as { innerType?: z.ZodType };
  return innerType ? objectsIn(innerType, way) : [];
}

/** What some schemas are made for: a day, or a clock that says it. */
const TODAY = Object.assign(new Date(NOON), { now: () => NOON });
const files = namesBelow('backend/src').filter((name) => name.endsWith('.input.ts'));
const modules = await Promise.all(
  files.map(async (name) => Object.entries((await import(`${ROOT_DIR}/${name}`)) as Record<string, unknown>)),
);
const schemas = modules.flat().flatMap(([name, value]) => {
  const schema: unknown =
    typeof value === 'function' && name.endsWith('Input') ? (value as (today: unknown) => unknown)(TODAY) : value;
  return schema instanceof z.ZodObject ? [[name, schema] as const] : [];
});

function refusalOf(schema: z.ZodType, input: unknown): AppError | undefined {
  try {
    parseInput(schema, input);
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

it('finds the schemas', () => {
  expect(schemas.length).toBeGreaterThan(15);
});

it.each(schemas)('%s refuses whatever is sent for a field with a reason of its own', (_name, whole) => {
  for (const { schema, way } of objectsIn(whole)) {
    for (const [name, field] of Object.entries(schema.shape)) {
      if (objectsIn(field as z.ZodType).length > 0) continue;
      const at = [...way, name];
      for (const junk of JUNK) {
        const input = at.reduceRight<unknown>((inside, key) => ({ [key]: inside }), junk);
        const fault = refusalOf(whole, input)?.reasons.filter((reason) => reason.field === at.join('.'));
        expect({ at, junk, fault }).not.toMatchObject({ fault: [{ code: 'NOT_ACCEPTED' }] });
      }
    }
  }
});

it.each(schemas)('%s says nothing in the words of the parser', (_name, schema) => {
  for (const junk of JUNK) {
    const { message = '', reasons = [], fields = {} } = refusalOf(schema, junk) ?? {};
    expect(message).not.toMatch(/Invalid|expected|received|undefined|Too (big|small)/i);
    const ofFields = Object.keys(fields);
    expect(reasons.map(({ field }) => field)).toEqual(ofFields.length > 0 ? ofFields : message ? [undefined] : []);
  }
});
