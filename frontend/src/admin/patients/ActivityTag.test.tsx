import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { findRow, openPatientRecords, pageOf, patientRow } from '../../../test/patient-records.fixture';

const tagText = /^(Active|Inactive): /;

it.each(['', '?activity=', '?activity=ACTIVE', '?activity=gone&status=complete'])(
  'is not there for "%s"',
  async (search) => {
    const { asked } = openPatientRecords({}, search);
    await findRow('Asha Verma');
    expect(screen.queryByText(tagText)).not.toBeInTheDocument();
    expect(asked('Patients')[0]?.['filter']).not.toHaveProperty('activity');
  },
);

it.each([
  ['active', 'ACTIVE', 'Active: signed in within the last 30 days'],
  ['inactive', 'INACTIVE', 'Inactive: not signed in within the last 30 days'],
])('says why the list of the %s is short', async (activity, asks, text) => {
  const { asked } = openPatientRecords({ Patients: pageOf([patientRow()], { total: 40 }) }, `?activity=${activity}`);
  await findRow('Asha Verma');
  expect(asked('Patients')).toEqual([{ filter: { activity: asks }, page: 1, limit: 10 }]);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(/^40 matching patients/)).toBeVisible();
});

it('stays when another filter is changed, which goes to page 1', async () => {
  const { router } = openPatientRecords({}, '?activity=inactive&page=2');
  await findRow('Asha Verma');
  await userEvent.type(screen.getByLabelText('Name'), 'Asha{Enter}');
  expect(router.state.location.search).toBe('?search=Asha&activity=inactive');
  await userEvent.click(screen.getByRole('combobox', { name: 'Profile status' }));
  await userEvent.click(await screen.findByTitle('Incomplete'));
  await waitFor(() => expect(router.state.location.search).toBe('?search=Asha&status=incomplete&activity=inactive'));
});

it('stays from page to page', async () => {
  const { router } = openPatientRecords({}, '?activity=active');
  await findRow('Asha Verma');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(router.state.location.search).toBe('?activity=active&page=2');
});

it('goes with Clear filters', async () => {
  const { router } = openPatientRecords({}, '?search=Asha&activity=active');
  await findRow('Asha Verma');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(router.state.location.search).toBe('');
  expect(screen.queryByText(tagText)).not.toBeInTheDocument();
});

it('is removed by keyboard, alone, and comes back with Back', async () => {
  const { router, asked } = openPatientRecords({}, '?condition=knee&activity=active&page=2');
  await findRow('Asha Verma');
  screen.getByRole('button', { name: 'Remove the filter Active' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(router.state.location.search).toBe('?condition=knee');
  expect(screen.queryByText(tagText)).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Patient list' })).toHaveFocus();
  await waitFor(() => expect(asked('Patients').at(-1)).toEqual({ filter: { condition: 'knee' }, page: 1, limit: 10 }));
  await router.navigate(-1);
  expect(await screen.findByText(tagText)).toBeVisible();
});
