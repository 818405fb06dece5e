/** System of ABHA numbers and addresses, the same for every hospital. Any client may give one, and none of them owns it. */
export const ABHA_SYSTEM = 'https://healthid.ndhm.gov.in';

const DIGITS = 14;

/** Returns the number with dashes, 91-7507-6821-7770; dashes and blanks are ignored. Undefined for anything but 14 digits. */
export function toAbhaNumber(text: string): string | undefined {
  const digits = text.replaceAll(/[\s-]/g, '');
  return /^[0-9]+$/.test(digits) && digits.length === DIGITS
    ? digits.replace(/^(..)(....)(....)(....)$/, '$1-$2-$3-$4')
    : undefined;
}

/** Returns the address in lower case, name@abdm, with 3 to 50 characters before the @; undefined for anything else. */
export function toAbhaAddress(text: string): string | undefined {
  const address = text.trim().toLowerCase();
  return /^[^\s@]{3,50}@[a-z0-9.]{1,50}$/.test(address) ? address : undefined;
}

/** Returns the form in which an ABHA is stored and compared; a text that is none stays as it is. */
export const canonicalAbha = (text: string) => toAbhaNumber(text) ?? toAbhaAddress(text) ?? text;

/** Puts an identifier into the form in which it is stored and compared. */
export function canonicalIdentifier<T extends { system: string; value: string }>(identifier: T): T {
  return identifier.system === ABHA_SYSTEM ? { ...identifier, value: canonicalAbha(identifier.value) } : identifier;
}

/** Whether the last digit of a number is the check digit by Luhn. */
export function hasAbhaCheckDigit(number: string): boolean {
  const digits = Array.from(number.replaceAll('-', ''), Number).toReversed();
  const sum = digits.reduce((total, digit, at) => {
    const weighed = at % 2 === 1 ? digit * 2 : digit;
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}
