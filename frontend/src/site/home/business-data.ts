import { paths } from '#src/paths';
import { business } from '#src/brand/business';
import type { ClinicFacts } from '#src/brand/clinic-facts';
import { phoneText } from '#src/brand/clinic-phone';
import { scriptData } from '#src/brand/script-data';
import { siteUrl } from '#src/brand/site-url';
import socialImage from '#src/brand/social.png';

const capitalized = (word: string) => word.charAt(0) + word.slice(1).toLowerCase();

/** Formats the week for search engines: groups days with the same interval; midnight becomes 23:59. */
function openingHours(week: ClinicFacts['hours']): unknown {
  const byTime = new Map<string, { readonly dayOfWeek: string[] }>();
  for (const { weekday, hours } of week)
    for (const { opens, closes } of hours) {
      const until = closes === '24:00' ? '23:59' : closes;
      const same = byTime.get(opens + until) ?? {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: new Array<string>(),
        opens,
        closes: until,
      };
      same.dayOfWeek.push(capitalized(weekday));
      byTime.set(opens + until, same);
    }
  const all = [...byTime.values()];
  return all.length === 1 ? all[0] : all;
}

/** Returns the clinic facts as schema.org JSON-LD; no text in it can end the script element. */
export function businessData(clinic: ClinicFacts): string {
  const { isOpen, name, phones, email, street, city, region, postalCode, hours } = clinic;
  return scriptData({
    '@context': 'https://schema.org',
    '@type': ['MedicalBusiness', 'Physiotherapy'],
    name,
    url: `${siteUrl}${paths.home}`,
    image: `${siteUrl}${socialImage}`,
    telephone: phoneText(phones[0] ?? ''),
    email,
    priceRange: business.priceRange,
    address: {
      '@type': 'PostalAddress',
      // Omit the placeholder street.
      ...(isOpen && { streetAddress: street, postalCode: postalCode || undefined }),
      addressLocality: city,
      addressRegion: region || undefined,
      addressCountry: business.country,
    },
    openingHoursSpecification: openingHours(hours),
  });
}
