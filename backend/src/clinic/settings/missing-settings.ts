import { reasonFor, type Reason } from '../../platform/reasons/reason.js';
import type { ClinicSettings } from './clinic-settings.entity.js';
import { CLOSED_CLINIC } from './closed-clinic.js';

const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, '').toLowerCase() ?? '';
/** The same number with a country or without. */
const numberOf = (text: string | null | undefined) => text?.replaceAll(/\D/g, '').slice(-10);
const isExample = (text: string | null | undefined, example: string) => plain(text) === plain(example);

/**
 * What the clinic lacks to be open, by the name of the input (clinic §3). The values that belong to nobody (reading 76) are good enough
 * to try it out with sample data, and nowhere else.
 */
export function missingSettings(settings: ClinicSettings, mayBeExample: boolean): Record<string, Reason> {
  const { hours, offers } = settings;
  return {
    ...(mayBeExample ? {} : stillExamples(settings)),
    ...(hours.every((day) => day.hours.length === 0) && { hours: reasonFor('REQUIRED', { input: 'CLINIC_HOURS' }) }),
    ...(!offers.some(({ enabled }) => enabled) && { offers: reasonFor('REQUIRED', { input: 'OFFER' }) }),
  };
}

/** Name, city and hours are the specification's, and may be the clinic's own. */
function stillExamples({ phones, whatsapp, email, street, social }: ClinicSettings): Record<string, Reason> {
  const { phones: examplePhones, social: exampleLinks, ...example } = CLOSED_CLINIC;
  const isExamplePhone = (text: string | null | undefined) =>
    examplePhones.some((phone) => numberOf(text) === numberOf(phone));
  const links = new Set(exampleLinks.map(({ url }) => url));
  return {
    ...(phones.some(isExamplePhone) && { phones: reasonFor('STILL_EXAMPLE', { input: 'CLINIC_PHONE' }) }),
    ...(isExamplePhone(whatsapp) && { whatsapp: reasonFor('STILL_EXAMPLE', { input: 'WHATSAPP' }) }),
    ...(isExample(email, example.email) && { email: reasonFor('STILL_EXAMPLE', { input: 'EMAIL' }) }),
    ...(isExample(street, example.street) && { street: reasonFor('STILL_EXAMPLE', { input: 'STREET' }) }),
    ...(social.some(({ url }) => links.has(url)) && { social: reasonFor('STILL_EXAMPLE', { input: 'LINK' }) }),
  };
}
