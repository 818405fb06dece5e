import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeServer } from '../../../test/fake-server';
import { renderRoute } from '../../../test/render-route';

vi.mock('#messages/language', () => import('#src/generated-messages/hi/language'));
vi.mock('#messages/policy', () => import('#src/generated-messages/hi/policy'));

it.each(['privacy', 'terms', 'cookies'])(
  '/hi/%s says that it is a translation, and leads to the text that holds',
  async (page) => {
    renderRoute(`/hi/${page}`, fakeServer({ Me: { data: { me: null } } }));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByRole('main')).toHaveTextContent(/यह हिन्दी अनुवाद है। जहाँ फर्क हो, .*21 नवंबर 2026/);
    const link = screen.getByRole('link', { name: 'अंग्रेजी में लिखी बात' });
    expect(link).toHaveAttribute('href', `/${page}`);
    expect(link).toHaveAttribute('hreflang', 'en');
  },
);
