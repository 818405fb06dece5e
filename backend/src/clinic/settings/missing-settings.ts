import { reasonFor, type Reason } from '../../platform/errors/reason.js';
import type { ClinicSettings } from './clinic-settings.entity.js';
import { CLOSED_CLINIC } from './closed-clinic.js';

const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, '').toLowerCase() ?? '';
/** Returns the last ten digits, to compare numbers with and without a country code. */
const numberOf = (text: string | null | undefined) => text?.replaceAll(/\D/g, '').slice(-10);
const isExample = (text: string | null | undefined, example: string) => plain(text) === plain(example);

/**
 * Returns the settings that the clinic lacks to open, by input name.
 * @param mayBeExample accept sample values that belong to nobody, to try the clinic out
 */
export function missingSettings(settings: ClinicSettings, mayBeExample: boolean): Record<string, Reason> {
  const { hours, offers } = settings;
  return {
    ...(mayBeExample ? {} : stillExamples(settings)),
    ...(hours.every((day) => day.hours.length === 0) && { hours: reasonFor('REQUIRED', { input: 'CLINIC_HOURS' }) }),
    ...(!offers.some(({ enabled }) => enabled) && { offers: reasonFor('REQUIRED', { input: 'OFFER' }) }),
  };
}

/** Returns the settings that are still sample values. Name, city and hours of the specification may be the clinic's own. */
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
