import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer } from '../../test/fake-server';
import { renderRoute } from '../../test/render-route';

async function open(path: string) {
  renderRoute(path, fakeServer({ Me: { data: { me: null } } }));
  await screen.findByRole('heading', { level: 1 });
}

const meta = (name: string) => document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null;

describe('placeholders with a way on', () => {
  it('/pricing says that details will go here, and leads to Contact', async () => {
    await open('/pricing');
    expect(screen.getByText('Pricing details will go here.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask about fees' })).toHaveAttribute('href', '/contact');
  });

  it('/appointment says that booking will be added, and leads to sign-in and Contact', async () => {
    await open('/appointment');
    expect(screen.getByText('Online booking will be added here.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
    expect(screen.getByText(/request a session on your profile page/)).toBeVisible();
  });
});

describe('for search engines', () => {
  it.each(['/about', '/contact', '/pricing', '/appointment', '/privacy', '/terms', '/cookies'])(
    '%s has a description and keywords of its own',
    async (path) => {
      await open(path);
      const description = meta('description') ?? '';
      expect(description.length).toBeGreaterThan(50);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(meta('keywords')?.split(', ').length).toBeGreaterThan(1);
      expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute('href', expect.stringMatching(path));
    },
  );

  it('the 404 page asks not to be listed, and has no canonical link', async () => {
    await open('/nowhere');
    expect(meta('robots')).toBe('noindex');
    expect(document.head.querySelector('link[rel="canonical"]')).toBeNull();
    expect(document.title).toBe('Page Not Found | Post Surgery Physiotherapy');
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  });
});
