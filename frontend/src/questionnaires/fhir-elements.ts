/** The part of a FHIR Questionnaire that is read here; the server has checked it when it was saved. */
export interface Element {
  readonly [name: string]: unknown;
}

const extensions = 'http://hl7.org/fhir/StructureDefinition/';
const translation = `${extensions}translation`;

export const listOf = (value: unknown): readonly Element[] => (Array.isArray(value) ? value : []);
export const elementOf = (value: unknown): Element => (typeof value === 'object' && value !== null ? { ...value } : {});
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the Hindi text of a translated element; '' without one. */
export function hindiOf(translated: unknown): string {
  for (const { url, extension } of listOf(elementOf(translated)['extension'])) {
    const parts = listOf(extension);
    const isHindi = parts.some((part) => part['url'] === 'lang' && part['valueCode'] === 'hi');
    if (url === translation && isHindi) return textOf(parts.find((part) => part['url'] === 'content')?.['valueString']);
  }
  return '';
}

/** Builds the translated element of a Hindi text. */
export const inHindi = (text: string): Element => ({
  extension: [
    {
      url: translation,
      extension: [
        { url: 'lang', valueCode: 'hi' },
        { url: 'content', valueString: text },
      ],
    },
  ],
});

/** Returns a bound of a number, `minValue` or `maxValue`; null without one. */
export function boundOf(item: Element, name: 'minValue' | 'maxValue'): number | null {
  const found = listOf(item['extension']).find(({ url }) => url === extensions + name);
  const value = found?.['valueInteger'] ?? found?.['valueDecimal'];
  return typeof value === 'number' ? value : null;
}

/** Builds a bound of a number. */
export const bound = (name: 'minValue' | 'maxValue', value: number): Element => ({
  url: extensions + name,
  [Number.isInteger(value) ? 'valueInteger' : 'valueDecimal']: value,
});
