import { inflateSync } from 'node:zlib';

interface PdfObject {
  dictionary: string;
  stream: string;
}

/** What a PDF says, read back from the glyphs that it draws. */
export interface PdfText {
  /** Without spaces: what is drawn apart, such as a vowel sign, need not be a word of its own. */
  text: string;
  /** How many glyphs are the empty box of a letter that the font lacks. */
  boxes: number;
  /** Whether each font that it draws with lies in it. */
  hasItsFonts: boolean;
}

/** Reads a PDF as pdfmake writes it: fonts by the numbers of their glyphs, with a table that leads back to the letters. */
export function readPdf(bytes: Buffer): PdfText {
  const objects = objectsOf(bytes);
  const at = (reference: string | undefined) => objects.get(Number(reference)) ?? { dictionary: '', stream: '' };
  const everything = [...objects.values()].map(({ dictionary }) => dictionary).join('\n');
  const fonts = new Map<string, string[]>();
  for (const [, name = '', reference] of everything.matchAll(/\/(F\d+) (\d+) 0 R/g))
    fonts.set(name, lettersOf(at(/\/ToUnicode (\d+) 0 R/.exec(at(reference).dictionary)?.[1]).stream));

  const lines: string[] = [];
  let boxes = 0;
  let letters: string[] | undefined;
  for (const { dictionary, stream } of objects.values()) {
    if (dictionary.includes('/Type') || !stream.includes(' Tf')) continue;
    for (const [, font, drawn = ''] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|(?:\[(.*?)\]|(?:<\w*>)) TJ?/g)) {
      if (font) letters = fonts.get(font);
      const glyphs = [...drawn.matchAll(/<(\w+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      const numbers = glyphs.map((hex) => Number.parseInt(hex, 16));
      boxes += numbers.filter((glyph) => glyph === 0).length;
      lines.push(numbers.map((glyph) => letters?.[glyph] ?? '\ufffd').join(''));
    }
  }
  const descriptors = everything.match(/\/Type \/FontDescriptor[\s\S]*?>>/g) ?? [];
  return {
    text: inWritingOrder(lines.join('')),
    boxes,
    hasItsFonts: descriptors.length > 0 && descriptors.every((descriptor) => /\/FontFile[23] /.test(descriptor)),
  };
}

/** The letters as they are written: a short i is drawn before those that it follows, and an r above a cluster after it. */
function inWritingOrder(drawn: string): string {
  const cluster = '(?:[\u0915-\u0939]\u093c?\u094d)*[\u0915-\u0939]\u093c?';
  return drawn
    .normalize('NFD')
    .replaceAll(/\s/g, '')
    .replaceAll(new RegExp(`\u093f(${cluster})`, 'g'), '$1\u093f')
    .replaceAll(new RegExp(`(${cluster}[\u093e-\u094c\u0901-\u0903]*)\u0930\u094d`, 'g'), '\u0930\u094d$1');
}

function objectsOf(bytes: Buffer): Map<number, PdfObject> {
  const plain = bytes.toString('latin1');
  const objects = new Map<number, PdfObject>();
  for (const { 1: number, 2: body = '', index } of plain.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)) {
    const begin = body.indexOf('stream\n');
    const dictionary = begin < 0 ? body : body.slice(0, begin);
    const offset = index + `${number} 0 obj\n`.length + begin + 'stream\n'.length;
    const isPacked = dictionary.includes('/FlateDecode') && !dictionary.includes('/Subtype');
    const stream = begin >= 0 && isPacked ? inflateSync(bytes.subarray(offset)).toString('latin1') : '';
    objects.set(Number(number), { dictionary, stream });
  }
  return objects;
}

/** The letters of each glyph, by its number. */
function lettersOf(table: string): string[] {
  const letters: string[] = [];
  for (const [, from = '', row = ''] of table.matchAll(/<(\w+)> <\w+> \[(.*?)\]/gs))
    for (const [at, hex] of [...row.matchAll(/<([\w ]*)>/g)].map(([, hex = '']) => hex).entries())
      letters[Number.parseInt(from, 16) + at] = String.fromCharCode(
        ...(hex.replaceAll(' ', '').match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)),
      );
  return letters;
}
