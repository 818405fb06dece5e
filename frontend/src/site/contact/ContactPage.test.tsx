import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../test/fake-server';
import { renderRoute } from '../../../test/render-route';

beforeEach(async () => {
  renderRoute('/contact', fakeServer({ Me: { data: { me: null } } }));
  await screen.findByRole('heading', { level: 1, name: 'Contact' });
});

const box = () => screen.getByRole('region', { name: 'Reach us directly' });

it('the contact box has phone, email, WhatsApp, an address in Lucknow and the hours', () => {
  const links = within(box()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'tel:+910000000000',
    'mailto:care@example.com',
    'https://wa.me/910000000000',
  ]);
  expect(within(box()).getByText('+91 00000 00000')).toBeVisible();
  expect(within(box()).getByText('care@example.com')).toBeVisible();
  expect(within(box()).getByText(/Lucknow/)).toBeVisible();
  expect(within(box()).getByText('Mon-Sat 8AM-6PM')).toBeVisible();
});

it('says when not to wait for an answer', () => {
  expect(screen.getByRole('complementary', { name: 'If it cannot wait' })).toHaveTextContent(
    'Call your doctor at once',
  );
});
