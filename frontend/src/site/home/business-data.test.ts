import { describe, expect, it } from 'vitest';
import { closedClinic } from '#src/brand/business';
import { openClinic } from '../../../test/open-clinic.fixture';
import { businessData } from './business-data';

const specification = { '@type': 'OpeningHoursSpecification' };

describe('the structured business data', () => {
  it('of the closed clinic says who it is, where and when, and the price range $$', () => {
    expect(JSON.parse(businessData(closedClinic))).toEqual({
      '@context': 'https://schema.org',
      '@type': ['MedicalBusiness', 'Physiotherapy'],
      name: 'Post Surgery Physiotherapy',
      url: `${window.location.origin}/`,
      image: expect.stringMatching(/^http:\/\/localhost.*\/social.*\.png$/),
      telephone: '+91 00000 00000',
      email: 'care@example.com',
      priceRange: '$$',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Lucknow',
        addressRegion: 'Uttar Pradesh',
        addressCountry: 'IN',
      },
      openingHoursSpecification: {
        ...specification,
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '08:00',
        closes: '18:00',
      },
    });
  });

  it('of an open one has its phone, its street, and each stretch of its week', () => {
    expect(JSON.parse(businessData(openClinic))).toMatchObject({
      name: 'Asha Physiotherapy',
      telephone: '+91 522 400 1234',
      email: 'care@asha.test',
      priceRange: '$$',
      address: {
        streetAddress: '12 Mall Road',
        addressLocality: 'Pune',
        addressRegion: 'Maharashtra',
        postalCode: '411001',
      },
      openingHoursSpecification: [
        { ...specification, dayOfWeek: ['Monday', 'Tuesday'], opens: '09:00', closes: '17:00' },
        { ...specification, dayOfWeek: ['Saturday'], opens: '09:00', closes: '23:59' },
      ],
    });
  });

  it('names a day with two stretches twice', () => {
    const hours = [
      { opens: '08:00', closes: '12:00' },
      { opens: '16:00', closes: '20:00' },
    ];
    const data: unknown = JSON.parse(businessData({ ...openClinic, hours: [{ weekday: 'FRIDAY', hours }] }));
    expect(data).toMatchObject({
      openingHoursSpecification: hours.map((stretch) => ({ dayOfWeek: ['Friday'], ...stretch })),
    });
  });

  it('cannot end its script, whatever the clinic is called', () => {
    const name = '</script><script>alert("1")</script><!-- \u2028 🦵';
    const text = businessData({ ...openClinic, name });
    expect(text).not.toMatch(/[<\u2028]/);
    expect(JSON.parse(text)).toMatchObject({ name });
  });
});
