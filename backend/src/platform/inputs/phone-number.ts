import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { validationMessage } from '../reasons/reason.js';
import { oneLine } from './text-input.js';

/** What schemas say of a number that is none. */
export const INVALID_PHONE = validationMessage('INVALID_PHONE');

/**
 * An Indian mobile number in any common spelling (+91, 0 or nothing in front; spaces, hyphens) as E.164, such as
 * +919876543210; undefined when it is none (OTP-11: numbers of other countries are refused).
 */
export function toE164(typed: string): string | undefined {
  const text = oneLine(typed);
  if (text.length > 40) return undefined;
  const digits = text.replaceAll(/\D/g, '');
  const spelled = /^91\d{10}$/.test(digits) ? `+${digits}` : text;
  const parsed = parsePhoneNumberFromString(spelled, 'IN');
  return parsed?.country === 'IN' && parsed.isValid() ? parsed.number : undefined;
}

/** The ten national digits of an E.164 number of India, the form of `contact` and `contactNumber`. */
export function nationalDigits(e164: string): string {
  return e164.slice(-10);
}
