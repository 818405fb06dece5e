import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer } from '../../../test/fake-server';
import { letThingsMove } from '../../../test/motion.fixture';
import { renderRoute } from '../../../test/render-route';

async function open(path = '/') {
  renderRoute(path, fakeServer({ Me: { data: { me: null } } }));
  await screen.findByRole('heading', { level: 1, name: 'Recover well after surgery', hidden: true });
}

const cards = (section: string) => within(screen.getByRole('region', { name: section })).getAllByRole('listitem');

describe('the home page', () => {
  it('has a carousel of 3 slides', async () => {
    letThingsMove();
    await open();
    const carousel = screen.getByRole('region', { name: 'What to expect' });
    expect(within(carousel).getAllByRole('button', { name: /^Slide \d of 3$/ })).toHaveLength(3);
    expect(within(carousel).getByRole('button', { name: 'Pause' })).toBeVisible();
  });

  it('has the sections of the specification in their order', async () => {
    await open();
    const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Treatments and Services',
      'Meet Our Expert Physiotherapists',
      'Quick & Efficient Recovery',
    ]);
  });

  it('has 4 cards of treatments and 2 of recovery', async () => {
    await open();
    expect(cards('Treatments and Services')).toHaveLength(4);
    expect(cards('Quick & Efficient Recovery')).toHaveLength(2);
  });

  it('shows roles and training of the physiotherapists, and no portraits', async () => {
    await open();
    const people = cards('Meet Our Expert Physiotherapists');
    expect(people.length).toBeGreaterThan(0);
    for (const person of people) {
      expect(person).toHaveTextContent(/physiotherapist.*Training.*For you/);
      expect(within(person).queryByRole('img')).toBeNull();
    }
  });

  it.each([
    /personali[sz]ed and evidence-based/,
    /25 sessions/,
    /surgeon-approved protocols/,
    /knee plan has five phases/,
    /progress in the app/,
    /doctor gets the reports/,
    /at home, in the clinic/i,
    /telerehabilitation/,
    /24\/7/,
    /hospital records integration/i,
  ])('promises %s', async (promise) => {
    await open();
    expect(screen.getByRole('main')).toHaveTextContent(promise);
  });

  it('leads to the drawer, to an appointment and to the services', async () => {
    await open();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Sign in or sign up' })).toHaveAttribute('href', '/login');
    expect(main.getByRole('link', { name: 'Book an Appointment' })).toHaveAttribute('href', '/appointment');
    expect(main.getByRole('link', { name: 'See all services' })).toHaveAttribute('href', '/services');
  });
});

describe('for search engines', () => {
  const data = () => document.querySelectorAll('script[type="application/ld+json"]');
  const description = () => document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;

  it('/ has a description that fits, and the business data once', async () => {
    await open();
    expect(description()?.length).toBeLessThanOrEqual(160);
    expect(data()).toHaveLength(1);
    expect(JSON.parse(data()[0]?.textContent ?? '')).toMatchObject({ priceRange: '$$' });
  });

  it('/login, the same screen, leaves the business data to /', async () => {
    await open('/login');
    expect(data()).toHaveLength(0);
  });
});
