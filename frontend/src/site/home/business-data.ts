import { paths } from '../../paths';
import { business } from '../../brand/business';
import { siteUrl } from '../../brand/site-url';
import socialImage from '../../brand/social.png';

/** The facts about the clinic as JSON-LD of schema.org, for search engines (spec §2); no text in it can end the script that holds it. */
export function businessData(): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': ['MedicalBusiness', 'Physiotherapy'],
    name: business.name,
    url: `${siteUrl}${paths.home}`,
    image: `${siteUrl}${socialImage}`,
    telephone: business.phone,
    email: business.email,
    priceRange: business.priceRange,
    address: {
      '@type': 'PostalAddress',
      addressLocality: business.city,
      addressRegion: business.region,
      addressCountry: business.country,
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: business.openingHours.days,
      opens: business.openingHours.opens,
      closes: business.openingHours.closes,
    },
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
