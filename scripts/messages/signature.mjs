import { TYPE } from '@formatjs/icu-messageformat-parser';

/** @typedef {'text' | 'number' | 'tag'} Kind */
/** @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element */

/**
 * Signature of a message: the kind of each of its values and tags, by name.
 * @param {readonly Element[]} elements
 * @returns {Map<string, Kind>}
 */
export function signatureOf(elements) {
  /** @type {Map<string, Kind>} */
  const signature = new Map();
  for (const { name, kind } of elements.flatMap(partsOf)) {
    const before = signature.get(name);
    // A number may also appear plainly beside its plural.
    if (before === undefined || (before === 'text' && kind === 'number')) signature.set(name, kind);
    else if (before !== kind && kind !== 'text') throw new Error(`${name} is two things: ${before} and ${kind}`);
  }
  return signature;
}

/**
 * @param {Element} element
 * @returns {{ name: string, kind: Kind }[]}
 */
function partsOf(element) {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return [];
    case TYPE.argument:
      return [{ name: element.value, kind: 'text' }];
    case TYPE.number:
      if (element.style) throw new Error(`{${element.value}, number} takes no style: the page formats what is special`);
      return [{ name: element.value, kind: 'number' }];
    case TYPE.tag:
      return [{ name: element.value, kind: 'tag' }, ...element.children.flatMap(partsOf)];
    case TYPE.plural:
      if (element.offset || element.pluralType === 'ordinal')
        throw new Error('plurals have no offset and no ordinals here');
      return [{ name: element.value, kind: 'number' }, ...branchesOf(element)];
    case TYPE.select:
      return [{ name: element.value, kind: 'text' }, ...branchesOf(element)];
    default:
      throw new Error(`{${element.value}} is a date or a time, which the page formats and hands over as a text`);
  }
}

function branchesOf({ options }) {
  return Object.values(options).flatMap(({ value }) => value.flatMap(partsOf));
}

/**
 * Reason why a translation's signature differs from the source's; undefined if it does not.
 * @param {Map<string, Kind>} source
 * @param {Map<string, Kind>} translation
 */
export function mismatchOf(source, translation) {
  for (const [name, kind] of translation) {
    const wanted = source.get(name);
    if (wanted === undefined) return `the source has no ${spelled(name, kind)}`;
    // A translation may use the source's number plainly if its language has no plural for it.
    if (wanted !== kind && !(wanted === 'number' && kind === 'text'))
      return `${spelled(name, kind)} is a ${wanted} in the source`;
  }
  for (const [name, kind] of source) if (!translation.has(name)) return `${spelled(name, kind)} is missing`;
  return undefined;
}

function spelled(name, kind) {
  return kind === 'tag' ? `<${name}>` : `{${name}}`;
}
