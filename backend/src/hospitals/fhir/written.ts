import { z } from 'zod';
import type { AppError } from '../../platform/errors/errors.js';
import type { Body } from './body.js';
import { FhirFailure, type Issue } from './outcome.js';
import { faultsOf } from './r4-faults.js';

/** Largest number of issues in a response. */
const MOST_ISSUES = 20;

/** Builds the failure 422 for an invalid resource, with the location of each issue. */
export function unprocessable(issues: readonly [Issue, ...Issue[]]): FhirFailure {
  return new FhirFailure(422, issues[0].code, issues[0].diagnostics, { issues: issues.slice(0, MOST_ISSUES) });
}

/** Builds an issue. */
export const fault = (expression: string, code: Issue['code'], diagnostics: string): Issue => ({
  code,
  diagnostics,
  expression: [expression],
});

/**
 * Validates a resource against a schema. Elements of R4 that the schema does not read are accepted, since they are kept as sent; elements
 * that R4 does not have, at any depth, and modifier elements are rejected.
 * @throws FhirFailure 422
 */
export function shaped<T extends z.ZodType>(type: string, schema: T, body: Body): z.output<T> {
  const modifiers = ['modifierExtension', 'implicitRules', '_implicitRules'].filter((name) =>
    Object.hasOwn(body, name),
  );
  const [first, ...rest] = modifiers.map((name) =>
    fault(`${type}.${name}`, 'structure', 'What changes the meaning of a resource is not taken here.'),
  );
  if (first) throw unprocessable([first, ...rest]);
  if (isSubsetted(body))
    throw unprocessable([
      fault(`${type}.meta.tag`, 'value', 'A part of a resource is not written as the whole of it.'),
    ]);
  const parsed = schema.safeParse(body);
  if (parsed.success) {
    const [unknown, ...others] = faultsOf(type, body);
    if (unknown) throw unprocessable([unknown, ...others]);
    return parsed.data;
  }
  const [issue, ...others] = parsed.error.issues.map((each) => told(type, each));
  throw unprocessable([issue ?? fault(type, 'structure', `This is no ${type}.`), ...others]);
}

/** Whether a resource is tagged as a part, as `_elements` and `_summary` answer it. */
function isSubsetted({ meta }: Body): boolean {
  const { tag } = (meta ?? {}) as { tag?: unknown };
  return Array.isArray(tag) && tag.some((one: unknown) => (one as { code?: unknown } | null)?.code === 'SUBSETTED');
}

/** Maps a validation issue to FHIR. Its path has only known names and indexes, and its text no submitted value. */
function told(type: string, issue: z.core.$ZodIssue): Issue {
  const expression = issue.path.reduce<string>(
    (way, part) => (typeof part === 'number' ? `${way}[${part}]` : `${way}.${String(part)}`),
    type,
  );
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined'))
    return fault(expression, 'required', `${expression} is missing.`);
  if (issue.code === 'invalid_type') return fault(expression, 'structure', `${expression} is of another kind in R4.`);
  if (issue.code === 'invalid_value')
    return fault(expression, 'code-invalid', `${expression} is one of ${issue.values.join(', ')}.`);
  if (issue.code === 'custom') return fault(expression, 'value', issue.message);
  return fault(expression, 'value', `${expression} is not as R4 writes it.`);
}

/** Maps a service's error to the element of the resource. */
export function refusedOf(error: AppError, expressions: Record<string, string>, type: string): FhirFailure {
  const { fields = {} } = error;
  const issues = Object.entries(fields).map(([field, sentence]) => {
    const [name = ''] = field.split('.');
    return fault(expressions[name] ?? type, 'value', `${sentence}.`.replace(/\.\.$/, '.'));
  });
  const [first, ...rest] = issues;
  return unprocessable(first ? [first, ...rest] : [fault(type, 'value', error.message)]);
}

/** Schema entry of an element that changes the meaning of a resource in a way that is not taken here. */
export const refused = (reason: string) =>
  z
    .unknown()
    .refine((value) => value === undefined, reason)
    .optional();

/** A FHIR string: never empty. */
export const string = z.string().min(1);

/** An identifier with a system. */
export const identifier = z.object({
  system: string.optional(),
  value: string.optional(),
  type: z.object({ text: string.optional() }).optional(),
  assigner: z.object({ display: string.optional() }).optional(),
});
