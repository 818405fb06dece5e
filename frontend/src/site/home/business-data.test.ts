import { afterEach, describe, expect, it, vi } from 'vitest';
import { business } from '../../brand/business';
import { businessData } from './business-data';

describe('the structured business data', () => {
  it('says who the clinic is, where and when, and the price range $$', () => {
    expect(JSON.parse(businessData())).toEqual({
      '@context': 'https://schema.org',
      '@type': ['MedicalBusiness', 'Physiotherapy'],
      name: 'Post Surgery Physiotherapy',
      url: `${window.location.origin}/`,
      image: expect.stringMatching(/^http:\/\/localhost.*\/social.*\.png$/),
      telephone: business.phone,
      email: business.email,
      priceRange: '$$',
      address: expect.objectContaining({
        '@type': 'PostalAddress',
        addressLocality: 'Lucknow',
        addressRegion: 'Uttar Pradesh',
        addressCountry: 'IN',
      }),
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '08:00',
        closes: '18:00',
      },
    });
  });
});

describe('a fact that looks like the end of the script', () => {
  afterEach(() => vi.restoreAllMocks());

  it('cannot end it', () => {
    const name = '</script><script>alert(1)</script>';
    vi.spyOn(JSON, 'stringify').mockReturnValueOnce(`{"name":"${name}"}`);
    const text = businessData();
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({ name });
  });
});
