const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** Returns whether a text is a GST number: a state, a PAN, a count, Z, and a valid check character. */
export function isGstin(text: string): boolean {
  return FORM.test(text) && checkCharacter(text.slice(0, -1)) === text.at(-1);
}

/** Computes the check character: Luhn mod 36. */
function checkCharacter(text: string): string {
  const sum = Array.from(text)
    .map((character, at) => CHARACTERS.indexOf(character) * (1 + (at % 2)))
    .reduce((total, product) => total + Math.floor(product / 36) + (product % 36), 0);
  return CHARACTERS[(36 - (sum % 36)) % 36] ?? '';
}
