import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer } from '../../test/fake-server';
import { renderRoute } from '../../test/render-route';
import type { ClinicFacts } from '../brand/clinic-facts';
import { openClinic } from '../../test/open-clinic.fixture';

async function open(path: string, facts: Partial<ClinicFacts> = {}) {
  renderRoute(path, fakeServer({ Me: { data: { me: null } } }), null, { ...openClinic, ...facts });
  await screen.findByRole('heading', { level: 1 });
}

const hrefs = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.textContent]);
const meta = (name: string) => document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
const box = () => screen.getByRole('region', { name: 'Reach us directly' });
const footer = () => screen.getByRole('contentinfo');

describe('the contact page of an open clinic', () => {
  it('has its phones, e-mail, WhatsApp, address with a map, hours, and the days that have others', async () => {
    await open('/contact');
    expect(hrefs(box())).toEqual([
      ['tel:+915224001234', 'Phone +91 522 400 1234'],
      ['tel:+919812345670', 'Phone +91 98123 45670'],
      ['mailto:care@asha.test', 'Email care@asha.test'],
      ['https://wa.me/919812345670', 'WhatsApp Write on WhatsApp'],
      ['https://maps.test/asha', 'Show on a map'],
    ]);
    expect(box()).toHaveTextContent('Asha Physiotherapy, 12 Mall Road, Pune, Maharashtra 411001');
    expect(box()).toHaveTextContent('HoursMon-Tue 9AM-5PM; Sat 9AM-12AM');
    expect(within(box()).getByText('25 Dec 2026, Christmas: closed')).toBeVisible();
    expect(within(box()).getByText('31 Dec 2026, Last day of the year: 8:30AM-12PM')).toBeVisible();
    expect(screen.getByText(/come by in Pune\.$/)).toBeVisible();
  });

  it('shows nothing of what the clinic has not', async () => {
    await open('/contact', { whatsapp: null, mapUrl: null, postalCode: null, region: '', specialDays: [], social: [] });
    expect(hrefs(box()).map(([href]) => href)).toEqual([
      'tel:+915224001234',
      'tel:+919812345670',
      'mailto:care@asha.test',
    ]);
    expect(within(box()).getByText('Asha Physiotherapy, 12 Mall Road, Pune')).toBeVisible();
    expect(box()).not.toHaveTextContent('Other hours');
    expect(screen.queryByRole('navigation', { name: 'Follow us' })).toBeNull();
  });
});

describe('every page of an open clinic', () => {
  it.each(['/', '/services', '/about', '/appointment', '/pricing', '/contact', '/privacy', '/terms', '/cookies'])(
    '%s has its name, town and numbers, and nothing of the placeholders',
    async (path) => {
      await open(path);
      expect(screen.getByRole('banner')).toHaveTextContent('Asha Physiotherapy');
      expect(footer()).toHaveTextContent('Pune, Mon-Tue 9AM-5PM; Sat 9AM-12AM');
      expect(hrefs(footer())).toContainEqual(['tel:+915224001234', '+91 522 400 1234']);
      expect(hrefs(footer())).toContainEqual(['tel:+919812345670', '+91 98123 45670']);
      expect(hrefs(screen.getByRole('navigation', { name: 'Follow us' }))).toEqual([
        ['https://instagram.test/asha', 'Instagram'],
      ]);
      expect(footer()).toHaveTextContent('© 2025 Asha Physiotherapy');
      expect(document.title).toMatch(path === '/' ? /^Asha Physiotherapy$/ : / \| Asha Physiotherapy$/);
      expect(document.documentElement.outerHTML).not.toMatch(
        /Lucknow|example\.com|00000|Example Road|Mon-Sat|Post Surg/,
      );
    },
  );

  it('so has the 404 page', async () => {
    await open('/nowhere');
    expect(document.title).toBe('Page Not Found | Asha Physiotherapy');
  });

  it('but for the demo, whose text is fixed', async () => {
    await open('/demo');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Post Surgery Physiotherapy');
    expect(footer()).toHaveTextContent('Asha Physiotherapy');
  });
});

describe('the prices', () => {
  const row = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);

  it('stand in the place of the sentence that promises them', async () => {
    await open('/pricing');
    expect(screen.queryByText(/details will go here/)).toBeNull();
    expect(row(/^At the clinic/)).toEqual(['45 minutes', '₹800.00']);
    expect(row(/^By video/)).toEqual(['30 minutes', '₹0.00']);
    expect(row(/^Knee plan/)).toEqual(['25', '₹1,23,456.00']);
    expect(meta('description')).toMatch(/The prices of Asha Physiotherapy\.$/);
    expect(meta('description')).not.toContain('please ask us');
  });

  it('leave out sessions that cannot be asked for, and a list that is empty', async () => {
    await open('/pricing', { packages: [] });
    expect(screen.queryByText('At your home')).toBeNull();
    expect(screen.getAllByRole('table')).toHaveLength(1);
  });

  it.each([
    ['an open clinic without a price', { offers: [], packages: [] }],
    ['a clinic whose only price cannot be asked for', { offers: openClinic.offers.slice(1, 2), packages: [] }],
    ['a clinic that is not open', { isOpen: false }],
  ])('wait, with the sentence of the specification: %s', async (_which, facts) => {
    await open('/pricing', facts);
    expect(screen.getByText('Pricing details will go here.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('for search engines', () => {
  it('the business data is the clinic’s own', async () => {
    await open('/');
    const [data] = document.querySelectorAll('script[type="application/ld+json"]');
    expect(JSON.parse(data?.textContent ?? '')).toMatchObject({ name: 'Asha Physiotherapy', priceRange: '$$' });
    expect(meta('description')).toContain('after surgery in Pune');
  });
});
