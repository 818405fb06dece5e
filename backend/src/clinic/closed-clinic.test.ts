import { expect, it } from 'vitest';
import { ROOT_DIR } from '../config.js';
import { CLOSED_FACTS } from './clinic-facts.js';

interface Business {
  business: Record<string, unknown> & { social: { label: string; href: string }[] };
}

it('the closed clinic says through GraphQL what the pages that are built beforehand say (reading 76)', async () => {
  const { business } = (await import(`${ROOT_DIR}/frontend/src/brand/business.ts`)) as Business;
  expect(CLOSED_FACTS).toMatchObject({
    isOpen: false,
    name: business['name'],
    phones: [business['phone']],
    email: business['email'],
    street: business['street'],
    city: business['city'],
    region: business['region'],
    hoursText: business['hours'],
    social: business.social.map(({ label, href }) => ({ label, url: href })),
  });
  expect(business['whatsapp']).toBe(`https://wa.me/${CLOSED_FACTS.whatsapp?.replaceAll(/\D/g, '')}`);
  const days = CLOSED_FACTS.hours.map(({ weekday, hours }) => [
    weekday.charAt(0) + weekday.slice(1).toLowerCase(),
    hours,
  ]);
  const { days: names, opens, closes } = business['openingHours'] as { days: string[]; opens: string; closes: string };
  expect(days).toEqual(names.map((name) => [name, [{ opens, closes }]]));
});
