import { isTooMuch, type Body } from './body.js';
import { isApplied, type Operation, type Patched } from './json-patch.js';
import { isSame } from './patch-result.js';
import { fault, unprocessable } from './written.js';

/** Elements that no patch may touch. */
const FIXED = ['resourceType', 'id', 'meta'];

/**
 * Applies a JSON patch to a resource.
 * @throws FhirFailure 422 if an operation does not fit, a test fails, or it touches type, id or version
 */
export function patched(type: string, resource: object, operations: readonly Operation[]): Body {
  const document: Patched = { root: structuredClone(resource) };
  for (const [at, operation] of operations.entries()) {
    const refuse = (code: 'value' | 'too-long', why: string) =>
      unprocessable([fault(type, code, `Operation ${at + 1} of the patch ${why}.`)]);
    if (!isApplied(document, operation))
      throw refuse('value', operation.op === 'test' ? 'tests what is not so' : 'does not fit the resource');
    const { root } = document;
    if (typeof root !== 'object' || root === null || Array.isArray(root)) throw refuse('value', 'leaves no resource');
    // A copy of a copy of a copy grows fast.
    if (isTooMuch(root)) throw refuse('too-long', 'makes too much of it');
  }
  const result = document.root as Body;
  for (const name of FIXED)
    if (!isSame(withoutTags(name, result[name]), withoutTags(name, (resource as Body)[name])))
      throw unprocessable([fault(`${type}.${name}`, 'value', `${type}.${name} is not for a client to change.`)]);
  return result;
}

/** Of meta, version and time are fixed; profiles and tags are the client's. */
function withoutTags(name: string, value: unknown): unknown {
  if (name !== 'meta' || typeof value !== 'object' || value === null) return value;
  const { versionId, lastUpdated } = value as Body;
  return { versionId, lastUpdated };
}
