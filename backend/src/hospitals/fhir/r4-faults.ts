import type { Body } from './body.js';
import type { Issue } from './outcome.js';
import { isPrimitive, R4_ELEMENTS, type R4Element } from './r4-elements.js';

/** A path in a resource, of names that R4 has and of indexes. */
type Path = string;

const NUMBERS = new Set(['integer', 'positiveInt', 'unsignedInt', 'decimal']);

/** JSON type of a primitive. */
const kindOf = (type: string) => (type === 'boolean' ? 'boolean' : NUMBERS.has(type) ? 'number' : 'string');

const issueAt = (path: Path, code: Issue['code'], diagnostics: string): Issue => ({
  code,
  diagnostics,
  expression: [path],
});

const notInR4 = (path: Path) => issueAt(path, 'structure', `${path} has an element that R4 does not have there.`);
const otherKind = (path: Path) => issueAt(path, 'structure', `${path} is of another kind in R4.`);
const modifier = (path: Path) =>
  issueAt(`${path}.modifierExtension`, 'structure', 'What changes the meaning of a resource is not taken here.');
const noText = (path: Path) => issueAt(path, 'value', `${path} has a character that no text may have.`);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the database can store all texts of a value: none has a NUL or half a surrogate pair. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, part]) => isStorable(name) && isStorable(part));
}

/**
 * Finds what R4 does not have in a resource, at any depth: unknown elements, lists in place of values and the reverse, values of another
 * JSON type, modifiers. The parts of `contained` resources and of rare data types in extensions are not looked into.
 */
export function faultsOf(type: string, body: Body): Issue[] {
  const { resourceType: _type, ...elements } = body;
  return faultsIn(type, elements, type);
}

function faultsIn(type: string, value: unknown, path: Path): Issue[] {
  if (!isObject(value)) return [otherKind(path)];
  const known = R4_ELEMENTS.get(type);
  if (!known) return isStorable(value) ? [] : [noText(path)];
  return Object.entries(value).flatMap(([name, part]) => {
    if (name === 'modifierExtension') return [modifier(path)];
    const element = known.get(name);
    if (element) return faultsOfElement(element, part, `${path}.${name}`);
    const beside = name.startsWith('_') ? known.get(name.slice(1)) : undefined;
    // The extensions of a primitive.
    if (beside && isPrimitive(beside.type)) return faultsBeside(beside, part, `${path}.${name}`);
    return [notInR4(path)];
  });
}

function faultsOfElement({ type, isList }: R4Element, value: unknown, path: Path): Issue[] {
  if (!isList) return faultsOfOne(type, value, path);
  if (!Array.isArray(value)) return [otherKind(path)];
  return value.flatMap((one: unknown, at) =>
    // A value of which only extensions are known.
    one === null && isPrimitive(type) ? [] : faultsOfOne(type, one, `${path}[${at}]`),
  );
}

function faultsOfOne(type: string, value: unknown, path: Path): Issue[] {
  if (!isPrimitive(type)) return faultsIn(type, value, path);
  if (typeof value !== kindOf(type)) return [otherKind(path)];
  return isStorable(value) ? [] : [noText(path)];
}

function faultsBeside({ isList }: R4Element, value: unknown, path: Path): Issue[] {
  if (!isList) return faultsIn('Element', value, path);
  if (!Array.isArray(value)) return [otherKind(path)];
  return value.flatMap((one: unknown, at) => (one === null ? [] : faultsIn('Element', one, `${path}[${at}]`)));
}
