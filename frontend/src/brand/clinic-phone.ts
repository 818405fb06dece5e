import { formatPhone, nationalDigits } from '../values/phone-number';

/** A number as the clinic wrote it; one that it wrote without any space becomes readable. */
export function phoneText(phone: string): string {
  return /^\+?\d+$/.test(phone) ? formatPhone(phone) : phone;
}

/** The number with its country, as phones and WhatsApp take it. */
function withCountry(phone: string): string {
  return nationalDigits(phone).replace(/^\d{10}$/, '+91$&');
}

/** What a press on a number dials. */
export function dialAddress(phone: string): string {
  return `tel:${withCountry(phone)}`;
}

/** Where a message to a number is written. */
export function whatsappAddress(phone: string): string {
  return `https://wa.me/${withCountry(phone).replace('+', '')}`;
}
