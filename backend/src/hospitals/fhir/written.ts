import { z } from 'zod';
import type { AppError } from '../../platform/errors.js';
import type { Body } from './body.js';
import { FhirFailure, type Issue } from './outcome.js';

/** So many mistakes of a body are told at once. */
const MOST_ISSUES = 20;

/** A resource that is none, or that cannot be taken: 422, with where in it. */
export function unprocessable(issues: readonly [Issue, ...Issue[]]): FhirFailure {
  return new FhirFailure(422, issues[0].code, issues[0].diagnostics, { issues: issues.slice(0, MOST_ISSUES) });
}

/** One of them. */
export const fault = (expression: string, code: Issue['code'], diagnostics: string): Issue => ({
  code,
  diagnostics,
  expression: [expression],
});

/**
 * A resource in the shape that its reader works with. Elements of R4 that nothing is made of are let pass; what R4 does not have at the
 * root is refused, and so is whatever would change the meaning of the rest.
 * @throws FhirFailure 422
 */
export function shaped<T extends z.ZodType>(type: string, schema: T, body: Body): z.output<T> {
  const modifiers = ['modifierExtension', 'implicitRules'].filter((name) => Object.hasOwn(body, name));
  const [first, ...rest] = modifiers.map((name) =>
    fault(`${type}.${name}`, 'structure', 'What changes the meaning of a resource is not taken here.'),
  );
  if (first) throw unprocessable([first, ...rest]);
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue, ...others] = parsed.error.issues.map((each) => told(type, each));
  throw unprocessable([issue ?? fault(type, 'structure', `This is no ${type}.`), ...others]);
}

/** A mistake in the words of FHIR; the way to it is of names of ours and numbers, and the value is not repeated. */
function told(type: string, issue: z.core.$ZodIssue): Issue {
  const expression = issue.path.reduce<string>(
    (way, part) => (typeof part === 'number' ? `${way}[${part}]` : `${way}.${String(part)}`),
    type,
  );
  if (issue.code === 'unrecognized_keys')
    return fault(expression, 'structure', `${expression} has an element that R4 does not have there.`);
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined'))
    return fault(expression, 'required', `${expression} is missing.`);
  if (issue.code === 'invalid_type') return fault(expression, 'structure', `${expression} is of another kind in R4.`);
  if (issue.code === 'invalid_value')
    return fault(expression, 'code-invalid', `${expression} is one of ${issue.values.join(', ')}.`);
  if (issue.code === 'custom') return fault(expression, 'value', issue.message);
  return fault(expression, 'value', `${expression} is not as R4 writes it.`);
}

/** What a service refuses of a resource: where that stands in it. */
export function refusedOf(error: AppError, expressions: Record<string, string>, type: string): FhirFailure {
  const { fields = {} } = error;
  const issues = Object.entries(fields).map(([field, sentence]) => {
    const [name = ''] = field.split('.');
    return fault(expressions[name] ?? type, 'value', `${sentence}.`.replace(/\.\.$/, '.'));
  });
  const [first, ...rest] = issues;
  return unprocessable(first ? [first, ...rest] : [fault(type, 'value', error.message)]);
}

/** Elements of R4 of which nothing is made. */
export const unused = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, z.unknown().optional()])) as Record<Name, z.ZodOptional<z.ZodUnknown>>;

/** What any resource may have. */
export const ROOT = {
  id: z.string().optional(),
  ...unused('meta', 'language', '_language', 'text', 'contained', 'extension'),
};

/** A text of R4: never empty. */
export const string = z.string().min(1);

/** An identifier that says whose it is. */
export const identifier = z.object({
  system: string.optional(),
  value: string.optional(),
  type: z.object({ text: string.optional() }).optional(),
  assigner: z.object({ display: string.optional() }).optional(),
});
