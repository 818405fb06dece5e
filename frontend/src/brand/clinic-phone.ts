import { formatPhone, nationalDigits } from '../values/phone-number';

/** Formats a number as the clinic wrote it; adds spaces if it has none. */
export function phoneText(phone: string): string {
  return /^\+?\d+$/.test(phone) ? formatPhone(phone) : phone;
}

/** Returns the number with its country code. */
function withCountry(phone: string): string {
  return nationalDigits(phone).replace(/^\d{10}$/, '+91$&');
}

/** Returns the tel: address of a number. */
export function dialAddress(phone: string): string {
  return `tel:${withCountry(phone)}`;
}

/** Returns the WhatsApp address of a number. */
export function whatsappAddress(phone: string): string {
  return `https://wa.me/${withCountry(phone).replace('+', '')}`;
}
