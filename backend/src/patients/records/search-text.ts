/** What a typed text can be meant as; what it cannot be is left out. */
export interface SearchText {
  /** Of PT-000123. */
  number?: number | undefined;
  /** National digits from the beginning or the end of a phone number. */
  digits?: string | undefined;
  /** Part of a name, in lower case. */
  name?: string | undefined;
}

/** The fewest digits by which a phone number is looked for. */
const FEWEST_DIGITS = 4;
const MOST_DIGITS = 10;
/** The largest number that the column holds has ten digits, and these nine are more than there are people. */
const NUMBER = /^\d{1,9}$/;

const inLatinDigits = (text: string) =>
  text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));

/** The number of a record that is typed with its letters, with or without the zeros before it: PT-000123, pt 123. */
export function readRecordNumber(text: string): number | undefined {
  const digits = /^pt[\s-]*(\d{1,9})$/i.exec(inLatinDigits(text))?.[1];
  return digits ? Number(digits) : undefined;
}

/** Reads a text of one line. */
export function readSearchText(text: string): SearchText {
  const latin = inLatinDigits(text);
  const ofRecord = readRecordNumber(latin);
  if (ofRecord !== undefined) return { number: ofRecord };
  if (!/^[\d\s()+.-]*\d[\d\s()+.-]*$/.test(latin)) return { name: text.toLowerCase() };
  const typed = latin.replaceAll(/\D/g, '');
  const isInternational = latin.startsWith('+');
  const digits = nationalPart(typed, isInternational);
  const isPhone = digits.length >= FEWEST_DIGITS && digits.length <= MOST_DIGITS;
  const isNumber = !isInternational && NUMBER.test(typed);
  return { ...(isNumber && { number: Number(typed) }), ...(isPhone && { digits }) };
}

/** Without what stands before a national number: +91, 91 where more than ten digits show that it does, or 0. */
function nationalPart(digits: string, isInternational: boolean): string {
  if (isInternational || (digits.length > MOST_DIGITS && digits.startsWith('91'))) return digits.replace(/^91/, '');
  return digits.length > FEWEST_DIGITS && digits.startsWith('0') ? digits.slice(1) : digits;
}
