import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { validationMessage } from '../errors/reason.js';
import { oneLine } from './text-input.js';

/** Validation message of an invalid number. */
export const INVALID_PHONE = validationMessage('INVALID_PHONE');

/**
 * Converts an Indian mobile number in any common spelling (+91, 0 or no prefix; spaces, hyphens) to E.164, such as +919876543210; undefined
 * if it is none. Numbers of other countries are refused.
 */
export function toE164(typed: string): string | undefined {
  const text = oneLine(typed);
  if (text.length > 40) return undefined;
  const digits = text.replaceAll(/\D/g, '');
  const spelled = /^91\d{10}$/.test(digits) ? `+${digits}` : text;
  const parsed = parsePhoneNumberFromString(spelled, 'IN');
  return parsed?.country === 'IN' && parsed.isValid() ? parsed.number : undefined;
}

/** Returns the ten national digits of an Indian E.164 number, the form of `contact` and `contactNumber`. */
export function nationalDigits(e164: string): string {
  return e164.slice(-10);
}
