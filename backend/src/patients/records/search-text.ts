/** Possible readings of a search text; impossible ones are absent. */
export interface SearchText {
  /** Such as 123 for PT-000123. */
  number?: number | undefined;
  /** Leading or trailing national digits of a phone number. */
  digits?: string | undefined;
  /** Part of a name, in lower case. */
  name?: string | undefined;
}

/** Minimum number of digits for a search by phone number. */
const FEWEST_DIGITS = 4;
const MOST_DIGITS = 10;
/** At most nine digits: ten may exceed the column's range. */
const NUMBER = /^\d{1,9}$/;

const inLatinDigits = (text: string) =>
  text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));

/** Parses a record number with its prefix, with or without leading zeros: PT-000123, pt 123. */
export function readRecordNumber(text: string): number | undefined {
  const digits = /^pt[\s-]*(\d{1,9})$/i.exec(inLatinDigits(text))?.[1];
  return digits ? Number(digits) : undefined;
}

/** Parses a search text of one line. */
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

/** Strips the prefix of a national number: +91, 91 if there are more than ten digits, or 0. */
function nationalPart(digits: string, isInternational: boolean): string {
  if (isInternational || (digits.length > MOST_DIGITS && digits.startsWith('91'))) return digits.replace(/^91/, '');
  return digits.length > FEWEST_DIGITS && digits.startsWith('0') ? digits.slice(1) : digits;
}
