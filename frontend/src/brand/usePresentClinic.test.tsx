import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, refusal, type Answer } from '../../test/fake-server';
import { openClinic } from '../../test/open-clinic.fixture';
import { accounts, renderRoute } from '../../test/render-route';
import { clinicChanged } from './usePresentClinic';

/** The page of an account, opened while the clinic was closed; since then it has opened. */
async function openBefore(answer: Answer = { data: { clinic: openClinic } }) {
  const server = fakeServer({ Me: { data: { me: accounts.user } }, PresentClinic: answer });
  const router = renderRoute('/login', server);
  await screen.findByRole('link', { name: 'Go to your page' });
  const asked = () => server.calls.filter(({ operation }) => operation === 'PresentClinic').length;
  return { asked, toContact: () => act(() => router.navigate('/contact')) };
}
const phone = () => screen.findByRole('link', { name: 'Phone +91 522 400 1234' });

describe('a tab that was open before the clinic opened', () => {
  it('shows it once that is done in the tab, on the public pages too, without a reload', async () => {
    const { toContact } = await openBefore();
    await act(async () => clinicChanged());
    await toContact();
    expect(await phone()).toBeVisible();
  });

  it('shows it when another tab tells', async () => {
    const { toContact } = await openBefore();
    const other = new BroadcastChannel('clinic');
    await act(async () => other.postMessage(null));
    await toContact();
    expect(await phone()).toBeVisible();
    other.close();
  });

  it('shows it when it is looked at again, since it may have been opened elsewhere', async () => {
    const { asked, toContact } = await openBefore();
    expect(asked()).toBe(0);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await toContact();
    expect(await phone()).toBeVisible();
  });

  it('keeps what was known when it cannot be read', async () => {
    const { asked, toContact } = await openBefore(refusal('Please try again in a minute.', 'UNAVAILABLE'));
    await act(async () => clinicChanged());
    await toContact();
    expect(await screen.findByRole('link', { name: 'Phone +91 00000 00000' })).toBeVisible();
    expect(asked()).toBe(1);
  });
});
