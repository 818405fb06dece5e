/** Attributes that people read or hear. */
const READ =
  /^(?:aria-?(?:label|description|roledescription|valuetext|placeholder)|title|subTitle|placeholder|alt|label|heading|hint|message|words?|extra)$/i;
/** Attributes that only browsers read. */
const UNREAD =
  /^(?:@|(?:className|class|style|media|mediaQuery|rel|sizes|srcSet|d|viewBox|key|id|name|type|href|to|src|autoComplete)$)/;

const WORD = /\p{Script=Latin}{2}/u;
/** A capitalized word, two words that begin with one, three of any kind, or any that end like a sentence. */
const SENTENCE =
  /^[A-Z]\p{Ll}{3,}$|^(?:[A-Z]|\d|\{\})[^()=<>]*\p{L} +\p{L}{2}|^[\p{L}’',;]+(?: +[\p{L}\d’',;-]+){2}|\p{L}{2}[.?!…]$/u;

/** Not English sentences: names written alike in every language, an example to type, and codes of protocols and browsers. */
const NAMES = new Set([
  'Post Surgery Physiotherapy',
  'English',
  'WhatsApp',
  'Facebook',
  'Instagram',
  'YYYY-MM-DDTHH:MM',
  'Physiotherapy', // schema.org's medicalSpecialty
  'Logout', // an operation of the contract
  'Escape',
  'Excel',
  'PDF',
  'CSV',
]);

/**
 * Finds English sentences in a source: between tags, in attributes that people read or hear, and in texts that look like a sentence. Ignores
 * texts that are compared, thrown or logged, and types.
 * @param {import('./pages-in-messages.mjs').Source} source
 * @returns {string[]} each with its file and line
 */
export function englishIn({ name, text, program }) {
  const found = [];
  visit(program, '', (node, place) => {
    const said = textOf(node)?.trim().replaceAll(/\s+/g, ' ');
    if (said === undefined || NAMES.has(said) || UNREAD.test(place)) return;
    const isSaid = node.type === 'JSXText' || READ.test(place) ? WORD.test(said) : SENTENCE.test(said);
    if (isSaid) found.push(`${name}:${text.slice(0, node.start + leadOf(node)).split('\n').length}: ${said}`);
  });
  return found;
}

function textOf({ type, value, quasis }) {
  if (type === 'JSXText' || (type === 'Literal' && typeof value === 'string')) return value;
  return type === 'TemplateLiteral' ? quasis.map((quasi) => quasi.value.cooked).join('{}') : undefined;
}

/** Number of characters of a text between tags before its first word, on preceding lines. */
function leadOf({ type, value }) {
  return type === 'JSXText' ? value.length - value.trimStart().length : 0;
}

/** Visits each node, with the name of the attribute or property of which it is the value. */
function visit(node, place, come) {
  if (isForNobody(node)) return;
  come(node, place);
  for (const [key, value] of Object.entries(node)) {
    if (key === 'key' && node.type === 'Property') continue;
    for (const child of [value].flat()) if (typeof child?.type === 'string') visit(child, placeIn(node, place), come);
  }
}

function placeIn(node, place) {
  if (node.type === 'JSXAttribute') return node.name.name;
  if (node.type === 'Property') return node.key.name ?? String(node.key.value);
  return /^JSXElement|^JSXFragment|Function|^CallExpression/.test(node.type) ? '' : place;
}

/** Whether a node is a type, an import path, a comparison, or a text for developers. */
function isForNobody({ type, callee, operator, expression, properties }) {
  // A kind of failure for which pages have their own sentence (frontend/src/errors.ts).
  if (type === 'ObjectExpression') return properties.some(({ value }) => value?.value === 'unreadable');
  if (type.startsWith('TS')) return !/^TS(?:As|Satisfies|NonNull)/.test(type);
  if (/^(?:Import(?!Expression)|ExportAll)/.test(type)) return true;
  if (type === 'BinaryExpression') return /^[!=]==$/.test(operator);
  if (type === 'NewExpression') return Boolean(callee.name?.endsWith('Error'));
  if (type !== 'CallExpression') return expression?.type === 'Literal' && type === 'ExpressionStatement';
  // The name of a GraphQL operation (auth/fetch-graphql.ts).
  if (callee.name === 'callServer') return true;
  return callee.object?.name === 'log' || /^(?:startsWith|endsWith|includes|replaceAll)$/.test(callee.property?.name);
}
