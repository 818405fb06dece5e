/** What somebody reads or hears, be it one word. */
const READ =
  /^(?:aria-?(?:label|description|roledescription|valuetext|placeholder)|title|subTitle|placeholder|alt|label|heading|hint|message|words?|extra)$/i;
/** What only browsers read. */
const UNREAD =
  /^(?:@|(?:className|class|style|media|mediaQuery|rel|sizes|srcSet|d|viewBox|key|id|name|type|href|to|src|autoComplete)$)/;

const WORD = /\p{Script=Latin}{2}/u;
/** A word with a capital, two that begin so, three of any kind, or any that end as a sentence does. */
const SENTENCE =
  /^[A-Z]\p{Ll}{3,}$|^(?:[A-Z]|\d|\{\})[^()=<>]*\p{L} +\p{L}{2}|^[\p{L}’',;]+(?: +[\p{L}\d’',;-]+){2}|\p{L}{2}[.?!…]$/u;

/** Names, in the same letters in every language, an example to type, and codes of protocols and of the browser. */
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
 * The English sentences that a source says in place: what stands between tags, in attributes that are read or heard, and in texts that look
 * like a sentence. Not what is compared, thrown or logged, nor types.
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

/** How many signs of a text between tags stand before its words, on lines above. */
function leadOf({ type, value }) {
  return type === 'JSXText' ? value.length - value.trimStart().length : 0;
}

/** Comes to each node, with the name of the attribute or property whose value it is. */
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

/** Types, addresses of imports, what is compared, and what is told to those who program. */
function isForNobody({ type, callee, operator, expression, properties }) {
  // The call failed in a way for which pages have a sentence of their own (frontend/src/errors.ts).
  if (type === 'ObjectExpression') return properties.some(({ value }) => value?.value === 'unreadable');
  if (type.startsWith('TS')) return !/^TS(?:As|Satisfies|NonNull)/.test(type);
  if (/^(?:Import(?!Expression)|ExportAll)/.test(type)) return true;
  if (type === 'BinaryExpression') return /^[!=]==$/.test(operator);
  if (type === 'NewExpression') return Boolean(callee.name?.endsWith('Error'));
  if (type !== 'CallExpression') return expression?.type === 'Literal' && type === 'ExpressionStatement';
  // An operation of the contract is named (user/today/fetch-graphql.ts).
  if (callee.name === 'callServer') return true;
  return callee.object?.name === 'log' || /^(?:startsWith|endsWith|includes|replaceAll)$/.test(callee.property?.name);
}
