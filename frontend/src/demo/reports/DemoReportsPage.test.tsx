import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDemo } from '../../../test/demo.fixture';
import { standInForSight } from '../../../test/stand-in-for-sight';

beforeEach(() => standInForSight(false));
afterEach(() => sessionStorage.clear());

describe('the report', () => {
  it('is the one of the sample report while no patient was opened', async () => {
    await openDemo('/demo/reports');
    const patient = within(screen.getByRole('region', { name: 'Sunita Mishra' }));
    expect(patient.getByText('Worn right knee, replaced on 5 Oct 2026')).toBeVisible();
    expect(patient.getByText(/^Phase 3 of 5/)).toBeVisible();
    const team = within(patient.getByRole('list', { name: 'Assigned team' }));
    expect(team.getAllByRole('listitem')).toHaveLength(3);
  });

  it('shows the progress, pain and range of motion week by week', async () => {
    await openDemo('/demo/reports');
    expect(screen.getByRole('heading', { name: 'Weekly Progress' })).toBeVisible();
    const series = within(screen.getByRole('region', { name: 'Pain and range of motion' }));
    const rows = series.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toHaveLength(8);
    expect(rows[1]).toBe('W1760');
    expect(rows[7]).toBe('W73108');
  });

  it('numbers its clips as Session No, each with its date, its status and a player', async () => {
    await openDemo('/demo/reports');
    const clips = within(screen.getByRole('region', { name: 'Progress clips' })).getAllByRole('listitem');
    expect(clips.map((clip) => clip.textContent)).toEqual([
      'Session No 1 Reviewed12 Nov 2026Heel slide',
      'Session No 2 Waiting for review19 Nov 2026Straight leg raise',
    ]);
    for (const clip of clips) expect(clip.querySelector('video')).toHaveAttribute('src');
  });

  it('is that of the patient opened last', async () => {
    const { router } = await openDemo('/demo/patients/2');
    await router.navigate('/demo/reports');
    expect(await screen.findByText('Report not found.')).toBeVisible();
    await router.navigate('/demo/patients/1');
    await screen.findByRole('heading', { level: 1, name: 'Sunita Mishra' });
    await router.navigate('/demo/reports');
    expect(await screen.findByRole('region', { name: 'Progress clips' })).toBeVisible();
    expect(screen.queryByText('Report not found.')).toBeNull();
  });

  it('is not changed by a patient who was not found', async () => {
    const { router } = await openDemo('/demo/patients/abc');
    await router.navigate('/demo/reports');
    expect(await screen.findByRole('region', { name: 'Progress clips' })).toBeVisible();
  });
});
