import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeServer, type FakeServer } from '../../../test/fake-server';
import { renderRoute } from '../../../test/render-route';

const labels = ['First name', 'Last name', 'Email', 'Message'] as const;
const sentence = 'Please fill in all fields.';
const success = 'Message sent successfully!';
const field = (label: string) => screen.getByRole('textbox', { name: label });
const send = () => screen.getByRole('button', { name: 'Send message' });

const visitor = () => fakeServer({ Me: { data: { me: null } } });

async function open(server: FakeServer = visitor()) {
  const user = userEvent.setup();
  renderRoute('/about', server);
  await screen.findByRole('heading', { level: 1, name: 'About' });
  return user;
}

async function fillIn(user: Awaited<ReturnType<typeof open>>, except?: string) {
  for (const label of labels) if (label !== except) await user.type(field(label), 'a');
}

describe('the About page', () => {
  it('has mission, vision and the comparison, whose every verdict is a word', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Our mission' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Our vision' })).toBeVisible();
    const comparison = screen.getByRole('region', { name: 'Us and a local physiotherapist' });
    const points = within(comparison).getAllByRole('listitem');
    expect(points).toHaveLength(7);
    for (const point of points) {
      expect(within(point).getByText('With us')).toBeVisible();
      expect(within(point).getByText('Local physiotherapist')).toBeVisible();
      expect(within(point).getAllByText(/^(?:Yes|It varies|No)$/)).toHaveLength(2);
    }
  });

  it('says what speaks for the local physiotherapist too', async () => {
    await open();
    const point = screen.getByRole('heading', { name: 'The same person each time' }).closest('li');
    expect(point).toHaveTextContent(/With us\s*It varies/);
    expect(point).toHaveTextContent(/Local physiotherapist\s*Yes/);
  });

  it('has phone, email and WhatsApp in sight beside the form', async () => {
    await open();
    const links = within(screen.getByRole('region', { name: 'Or reach us directly' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href')?.split(':')[0])).toEqual(['tel', 'mailto', 'https']);
  });
});

describe('its contact form', () => {
  it.each(labels)('alerts when "%s" is empty, and puts the focus there', async (label) => {
    const user = await open();
    await fillIn(user, label);
    await user.type(field(label), '  ');
    await user.click(send());
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    expect(field(label)).toHaveFocus();
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(sentence));
    expect(screen.queryByText(success)).toBeNull();
  });

  it('keeps the alert until it is dismissed, and marks a field no longer that is edited', async () => {
    const user = await open();
    await user.click(send());
    expect(field('First name')).toHaveFocus();
    await user.keyboard('Asha');
    expect(field('First name')).toBeValid();
    expect(field('Last name')).toBeInvalid();
    expect(screen.getByRole('alert')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field('First name')).toHaveValue('Asha');
  });

  it('alerts anew at every attempt', async () => {
    const user = await open();
    await user.click(send());
    const first = screen.getByRole('alert');
    await user.click(send());
    expect(screen.getByRole('alert')).not.toBe(first);
  });

  it('announces the success, resets, and makes no call', async () => {
    const server = visitor();
    const user = await open(server);
    await user.click(send());
    await fillIn(user);
    await user.click(send());
    expect(screen.queryByRole('alert')).toBeNull();
    const said = screen.getByText(success);
    expect(screen.getAllByRole('status').some((region) => region.contains(said))).toBe(true);
    for (const label of labels) expect(field(label)).toHaveValue('');
    expect(server.calls.filter(({ operation }) => operation !== 'Me')).toEqual([]);
  });

  it('lets no bubble of the browser come first, and says what is required and what may be filled in', async () => {
    await open();
    expect(screen.getByRole('form', { name: 'Ask us anything' })).toHaveAttribute('novalidate');
    for (const label of labels) expect(field(label)).toBeRequired();
    expect(labels.map((label) => field(label).getAttribute('autocomplete'))).toEqual([
      'given-name',
      'family-name',
      'email',
      null,
    ]);
  });
});
