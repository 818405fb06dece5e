import type { SectionId } from './clinic-sections';

/** Settings that are required for opening, by input name: label and section. */
const facts: Readonly<Record<string, { readonly text: string; readonly section: SectionId }>> = {
  phones: { text: 'Your own phone number', section: 'contact' },
  whatsapp: { text: 'Your own WhatsApp number, or none', section: 'contact' },
  email: { text: 'Your own e-mail address', section: 'contact' },
  street: { text: 'Your own street', section: 'contact' },
  hours: { text: 'Opening hours on at least one day', section: 'hours' },
  offers: { text: 'A kind of session that patients can ask for', section: 'offers' },
  social: { text: 'Links to your own pages, or none', section: 'links' },
};

/** Returns the labels of missing settings; an unknown one keeps the server's name. */
export function missingFacts(missing: readonly string[]) {
  return missing.map((name) => facts[name] ?? { text: name, section: 'contact' as const });
}
