import { z } from 'zod';

/** Schema of a switch. */
export const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);
/** Makes a schema optional; a blank variable counts as none. */
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema.optional());

/** Splits a comma-separated list, such as a secret while it is rotated: `new,old`. */
export const listed = (text = ''): string[] =>
  text
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);

/** Schema of the address of a database. */
export const databaseAddress = optional(
  z
    .string()
    .refine(
      (text) => /^postgres(ql)?:\/\/./.test(text) && URL.canParse(text),
      'must look like postgres://user:password@host:5432/name, with %23 for # and %2F for / in the password',
    ),
);

/** Schema of a list of seconds. */
export const secondsList = z
  .string()
  .regex(/^\d{1,5}(,\d{1,5}){0,19}$/, 'must be up to twenty numbers of seconds with commas, such as 30,120,600')
  .transform((text) => text.split(',').map(Number));
