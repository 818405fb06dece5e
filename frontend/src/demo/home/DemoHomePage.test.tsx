import { render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { openDemo } from '../../../test/demo.fixture';
import { sampleUpdates } from '../sample-data';
import { Updates } from './Updates';

const updates = () => within(screen.getByRole('region', { name: 'Updates' }));
const shown = () => updates().getAllByRole('listitem');

describe('the home page of the demo', () => {
  it('says Post Surgery Physiotherapy over a menu button and a carousel of 5 slides without arrows', async () => {
    await openDemo('/demo');
    expect(screen.getByRole('heading', { level: 1, name: 'Post Surgery Physiotherapy' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Menu' })).toBeVisible();
    const carousel = within(screen.getByRole('region', { name: 'What the platform does' }));
    expect(carousel.getAllByRole('button', { name: /^Slide \d/ })).toHaveLength(5);
    expect(carousel.queryByRole('button', { name: /next|previous/i })).toBeNull();
  });

  it('lists my patients with condition, last session, status and adherence', async () => {
    const { router, user } = await openDemo('/demo');
    const cards = within(screen.getByRole('region', { name: 'My Patients' })).getAllByRole('link');
    expect(cards.map((card) => card.textContent)).toEqual([
      'SMSunita Mishra Knee replacement, right  ActiveLast session: 19 Nov 2026 Adherence: 92%',
      'IAImran Ansari Lumbar disc surgery  Needs AttentionLast session: 11 Nov 2026 Adherence: 58%',
      'PTPooja Tiwari ACL reconstruction, left knee  New PatientLast session: None yet Adherence: Not started',
    ]);
    const [, second] = cards;
    if (second) await user.click(second);
    await waitFor(() => expect(router.state.location.pathname).toBe('/demo/patients/2'));
  });

  it('calls no server but for who is signed in', async () => {
    const { server } = await openDemo('/demo');
    expect(server.calls.map(({ operation }) => operation)).toEqual(['Me']);
  });
});

describe('the updates', () => {
  it('are a fixed list of 3, of which each tab shows its own', async () => {
    expect(sampleUpdates).toHaveLength(3);
    const { user } = await openDemo('/demo');
    expect(updates().getAllByRole('tab')).toHaveLength(3);
    expect(shown()).toHaveLength(1);
    expect(shown()[0]).toHaveTextContent('New patient enrolled');
    await user.click(updates().getByRole('tab', { name: 'Video' }));
    expect(shown()).toHaveLength(1);
    expect(shown()[0]).toHaveTextContent('Exercise video updated');
    await user.click(updates().getByRole('tab', { name: 'Articles' }));
    expect(shown()).toHaveLength(1);
    expect(shown()[0]).toHaveTextContent('New research article');
  });

  it("the new patient's opens that patient's details", async () => {
    const { router, user } = await openDemo('/demo');
    await user.click(updates().getByRole('link', { name: /New patient enrolled/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Pooja Tiwari' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/demo/patients/3');
  });

  it('opens nothing if no patient has that name', () => {
    render(
      <MemoryRouter>
        <Updates updates={sampleUpdates} patients={[]} />
      </MemoryRouter>,
    );
    expect(shown()[0]).toHaveTextContent('New patient enrolled');
    expect(updates().queryByRole('link')).toBeNull();
  });
});
