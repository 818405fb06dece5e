import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openDemo } from '../../../test/demo.fixture';
import { standInForSight } from '../../../test/stand-in-for-sight';
import { samplePatients } from '../sample-data';

const tab = (name: string) => screen.getByRole('tab', { name });
const panel = () => within(screen.getByRole('tabpanel'));
const facts = (part: HTMLElement) =>
  within(part)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

describe('the id in the address', () => {
  it.each([
    ['1', 'Sunita Mishra'],
    ['1abc', 'Sunita Mishra'],
    ['02', 'Imran Ansari'],
    ['abc', 'Patient not found.'],
    ['4', 'Patient not found.'],
    ['-1', 'Patient not found.'],
  ])('%s shows %s', async (id, heading) => {
    await openDemo(`/demo/patients/${id}`);
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
});

describe("a patient's details", () => {
  it('has a header with initials, name, address, phone, date of birth and gender', async () => {
    await openDemo('/demo/patients/1');
    const header = screen.getByRole('region', { name: 'Sunita Mishra' });
    expect(within(header).getByText('SM')).toBeVisible();
    expect(facts(header)).toEqual([
      'Address: 14 Vipin Khand, Gomti Nagar, Lucknow',
      'Phone: +91 00000 00001',
      'Date of birth: 4 Mar 1964',
      'Gender: Female',
    ]);
  });

  it('opens at Info, where whatever is empty is N/A', async () => {
    await openDemo('/demo/patients/3');
    expect(tab('Info')).toHaveAttribute('aria-selected', 'true');
    expect(facts(screen.getByRole('tabpanel'))).toEqual([
      'Age: 27',
      'Blood group: N/A',
      'Last visit: N/A',
      'Medical issue: Torn ligament of the left knee, operated on 16 Nov 2026',
      'Treatment: N/A',
    ]);
  });

  it.each(samplePatients)('says in Comments that there are none, for $name', async ({ id }) => {
    await openDemo(`/demo/patients/${id}?tab=comments`);
    expect(panel().getByText('No comments available.')).toBeVisible();
  });

  it('has two players in Sessions, Session 1 and Session 2, which load nothing before they play', async () => {
    await openDemo('/demo/patients/1?tab=sessions');
    expect(
      panel()
        .getAllByRole('heading')
        .map((heading) => heading.textContent),
    ).toEqual(['Session 1', 'Session 2']);
    const players = [...screen.getByRole('tabpanel').querySelectorAll('video')];
    expect(players).toHaveLength(2);
    for (const player of players) {
      expect(player).toHaveAttribute('preload', 'none');
      expect(player).toHaveAttribute('poster');
      expect(player).toHaveAttribute('playsinline');
      expect(player.controls).toBe(true);
      expect(player.querySelector('track')).toHaveAttribute('kind', 'captions');
    }
  });

  it('goes back to the list where the visit began here', async () => {
    const { router, user } = await openDemo('/demo/patients/1');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/demo/patients'));
  });
});

describe('the tabs', () => {
  it('are kept in the address, and do not fill the history', async () => {
    const { router, user } = await openDemo('/demo/patients/1');
    await user.click(tab('Comments'));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=comments'));
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('follow the arrow keys round, Home and End', async () => {
    standInForSight(false);
    const { user } = await openDemo('/demo/patients/1');
    await user.click(tab('Info'));
    for (const [key, name] of [
      ['ArrowRight', 'Progress'],
      ['End', 'Sessions'],
      ['ArrowRight', 'Info'],
      ['ArrowLeft', 'Sessions'],
      ['Home', 'Info'],
    ] as const) {
      await user.keyboard(`{${key}}`);
      expect(tab(name)).toHaveFocus();
      expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    }
  });

  it('open the first one where the address names none', async () => {
    await openDemo('/demo/patients/1?tab=nothing');
    expect(tab('Info')).toHaveAttribute('aria-selected', 'true');
  });
});

describe('the list', () => {
  it('has the three patients under its heading, each leading to the details', async () => {
    await openDemo('/demo/patients');
    expect(samplePatients).toHaveLength(3);
    const links = within(screen.getByRole('main')).getAllByRole('link', { name: /Adherence/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/demo/patients/1',
      '/demo/patients/2',
      '/demo/patients/3',
    ]);
  });
});
