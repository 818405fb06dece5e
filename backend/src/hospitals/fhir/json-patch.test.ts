import { describe, expect, it } from 'vitest';
import { isApplied, operationsOf, type Patched } from './json-patch.js';
import { FhirFailure } from './outcome.js';

/** Applies a patch to a document; undefined if an operation does not fit. */
function result(root: unknown, patch: object[]): unknown {
  const document: Patched = { root: structuredClone(root) };
  return operationsOf(patch).every((operation) => isApplied(document, operation)) ? document.root : undefined;
}

describe('a JSON patch', () => {
  it.each<[string, unknown, object[], unknown]>([
    ['adds an element', { a: 1 }, [{ op: 'add', path: '/b', value: null }], { a: 1, b: null }],
    ['adds into a list', { a: [1, 3] }, [{ op: 'add', path: '/a/1', value: 2 }], { a: [1, 2, 3] }],
    ['adds at the end', { a: [1] }, [{ op: 'add', path: '/a/-', value: [2] }], { a: [1, [2]] }],
    ['adds behind the last', { a: [1] }, [{ op: 'add', path: '/a/1', value: 2 }], { a: [1, 2] }],
    ['removes', { a: [1, 2], b: 1 }, [{ op: 'remove', path: '/a/0' }], { a: [2], b: 1 }],
    ['replaces', { a: [{ b: 1 }] }, [{ op: 'replace', path: '/a/0/b', value: 2 }], { a: [{ b: 2 }] }],
    ['replaces all', { a: 1 }, [{ op: 'replace', path: '', value: { b: 1 } }], { b: 1 }],
    ['reads the escapes', { 'a/~1': 1 }, [{ op: 'remove', path: '/a~1~01' }], {}],
    ['moves', { a: [1, 2] }, [{ op: 'move', from: '/a/0', path: '/a/1' }], { a: [2, 1] }],
    [
      'copies',
      { a: { b: [1] } },
      [
        { op: 'copy', from: '/a/b', path: '/c' },
        { op: 'add', path: '/c/-', value: 2 },
      ],
      { a: { b: [1] }, c: [1, 2] },
    ],
    [
      'tests whatever the order',
      { a: { b: 1, c: [2] } },
      [{ op: 'test', path: '/a', value: { c: [2], b: 1 } }],
      { a: { b: 1, c: [2] } },
    ],
    ['tests null', { a: null }, [{ op: 'test', path: '/a', value: null }], { a: null }],
  ])('%s', (_what, root, patch, after) => expect(result(root, patch)).toEqual(after));

  const list = { a: [1, 2] };
  it.each<[string, object]>([
    ['the length', { op: 'replace', path: '/a/length', value: 0 }],
    ['an index that is none', { op: 'add', path: '/a/01', value: 0 }],
    ['an index below zero', { op: 'replace', path: '/a/-1', value: 0 }],
    ['an index beyond the list', { op: 'add', path: '/a/3', value: 0 }],
    ['no index', { op: 'replace', path: '/a/2', value: 0 }],
    ['the place behind the last', { op: 'remove', path: '/a/-' }],
    ['a method', { op: 'remove', path: '/a/map' }],
    ['an inherited element', { op: 'copy', from: '/toString', path: '/b' }],
    ['the prototype', { op: 'add', path: '/__proto__', value: { b: 1 } }],
    ['the prototype of the prototype', { op: 'add', path: '/constructor/prototype', value: 1 }],
    ['an element named so', { op: 'add', path: '/prototype', value: 1 }],
    ['a part of a number', { op: 'add', path: '/a/0/b', value: 1 }],
    ['what is not there', { op: 'replace', path: '/b', value: 1 }],
    ['a move into itself', { op: 'move', from: '/a', path: '/a/0' }],
    ['a test of another order', { op: 'test', path: '/a', value: [2, 1] }],
    ['a test of what is not there', { op: 'test', path: '/b', value: null }],
  ])('does not reach %s', (_what, operation) => expect(result(list, [operation])).toBeUndefined());

  const refused = (patch: unknown) => expect(() => operationsOf(patch)).toThrow(FhirFailure);
  it('is refused with a malformed path, however many ways there are to read it', () => {
    const slashes = '/'.repeat(30);
    for (const path of ['a', '/~', '/~2', `${slashes}~`, `/${slashes}~2`, `/${'~0'.repeat(200)}~`])
      refused([{ op: 'remove', path }]);
    refused([{ op: 'remove', path: `/${'a'.repeat(1000)}` }]);
    refused([{ op: 'copy', path: '/a', from: `${slashes}~` }]);
    expect(operationsOf([{ op: 'remove', path: slashes }])).toHaveLength(1);
  });

  it('is refused if it is too large, as a resource is', () => {
    const deep = Array.from({ length: 40 }).reduce<unknown>((inner) => [inner], 1);
    refused([{ op: 'add', path: '/a', value: deep }]);
    refused([{ op: 'test', path: '/a', value: Array.from({ length: 10_001 }, () => 1) }]);
    refused(Array.from({ length: 101 }, () => ({ op: 'remove', path: '/a' })));
  });
});
