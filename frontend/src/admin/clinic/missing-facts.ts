import type { SectionId } from './clinic-sections';

/** What a clinic needs before it can open, by the name of the input: how it is called, and where it is entered. */
const facts: Readonly<Record<string, { readonly text: string; readonly section: SectionId }>> = {
  phones: { text: 'Your own phone number', section: 'contact' },
  whatsapp: { text: 'Your own WhatsApp number, or none', section: 'contact' },
  email: { text: 'Your own e-mail address', section: 'contact' },
  street: { text: 'Your own street', section: 'contact' },
  hours: { text: 'Opening hours on at least one day', section: 'hours' },
  offers: { text: 'A kind of session that patients can ask for', section: 'offers' },
  social: { text: 'Links to your own pages, or none', section: 'links' },
};

/** What is missing, in words; what has none here is called as the server calls it. */
export function missingFacts(missing: readonly string[]) {
  return missing.map((name) => facts[name] ?? { text: name, section: 'contact' as const });
}
