const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** Whether a text is a GST number: a state, a PAN, a count, Z, and a last character that fits the others. */
export function isGstin(text: string): boolean {
  return FORM.test(text) && checkCharacter(text.slice(0, -1)) === text.at(-1);
}

/** The Luhn sum to base 36: every other character counts twice, and what has two digits counts as their sum. */
function checkCharacter(text: string): string {
  const sum = Array.from(text)
    .map((character, at) => CHARACTERS.indexOf(character) * (1 + (at % 2)))
    .reduce((total, product) => total + Math.floor(product / 36) + (product % 36), 0);
  return CHARACTERS[(36 - (sum % 36)) % 36] ?? '';
}
