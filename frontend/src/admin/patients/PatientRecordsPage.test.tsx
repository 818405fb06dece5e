import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refusal, type Answer } from '../../../test/fake-server';
import {
  bareRow,
  findRow,
  later,
  openPatientRecords,
  pageOf,
  patientRow,
  statOf,
} from '../../../test/patient-records.fixture';

describe('loading', () => {
  it('says that it failed in a red banner that stays until it is dismissed, and tries again', async () => {
    const answers = [refusal('Please try again in 30 seconds.', 'RATE_LIMITED'), pageOf([patientRow()], { total: 1 })];
    openPatientRecords({ Patients: () => answers.shift() ?? new Error('asked too often') });
    const banner = await screen.findByRole('alert');
    expect(banner).toHaveTextContent('Failed to fetch patients. Please try again in 30 seconds.');
    await userEvent.click(within(banner).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findRow('Asha Verma')).toBeVisible();
  });

  it('says the same when the network is away', async () => {
    openPatientRecords({ Patients: new TypeError('Failed to fetch') });
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to fetch patients$/);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('shows a skeleton of the list first', async () => {
    const { answer, arrive } = later();
    openPatientRecords({ Patients: answer });
    expect(await screen.findByRole('table', { name: 'Patients' })).toHaveAttribute('aria-busy', 'true');
    arrive(pageOf([patientRow()], { total: 1 }));
    await findRow('Asha Verma');
    expect(screen.getByRole('table', { name: 'Patients' })).toHaveAttribute('aria-busy', 'false');
  });
});

describe('statistics', () => {
  it('shows the four numbers of the server', async () => {
    openPatientRecords();
    await waitFor(() => expect(statOf('Total Patients')).toHaveTextContent('64'));
    expect(statOf('Incomplete Profiles')).toHaveTextContent('16');
    expect(statOf('Active Patients')).toHaveTextContent('40');
    expect(statOf('Inactive Patients')).toHaveTextContent('24');
    expect(screen.queryByText(/count this page only/)).not.toBeInTheDocument();
  });

  it('counts the loaded page when they fail, and says so', async () => {
    openPatientRecords({ PatientStats: new TypeError('Failed to fetch') });
    expect(await screen.findByText(/These numbers count this page only/)).toBeVisible();
    expect(statOf('Total Patients')).toHaveTextContent('2');
    expect(statOf('Incomplete Profiles')).toHaveTextContent('1');
    expect(statOf('Active Patients')).toHaveTextContent('0');
    expect(statOf('Inactive Patients')).toHaveTextContent('2');
  });

  it('say that they are not there when the list fails, too, and are asked for again with it', async () => {
    let isAway = true;
    const unlessAway = (answer: Answer) => () => (isAway ? new TypeError('Failed to fetch') : answer);
    openPatientRecords({
      Patients: unlessAway(pageOf([patientRow()], { total: 1 })),
      PatientStats: unlessAway({ data: { patientStats: { total: 64, incomplete: 16, active: 40, inactive: 24 } } }),
    });
    await waitFor(() => expect(statOf('Total Patients')).toHaveTextContent('N/A'));
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(statOf('Total Patients')).toHaveTextContent('64'));
  });
});

describe('the list', () => {
  it('has the columns of the specification', async () => {
    openPatientRecords();
    await findRow('Asha Verma');
    const titles = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(titles).toEqual(['Name', 'Age', 'Condition', 'Mobile Number', 'Last Login', 'Status', 'Actions']);
  });

  it('offers nothing for an incomplete record and shows N/A for what is empty', async () => {
    openPatientRecords({ Patients: pageOf([bareRow({ name: '', contactNumber: null })]) });
    const row = await findRow('PT-000002');
    expect(within(row).queryByRole('button')).not.toBeInTheDocument();
    const cells = within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent.trim());
    expect(cells).toEqual(['N/APT-000002', 'N/A', 'N/A', 'N/A', 'Never', 'Incomplete', 'No actions available']);
  });

  it('offers View, Edit and Delete for a complete record', async () => {
    openPatientRecords({ Patients: pageOf([patientRow({ lastLogin: '2026-11-20T20:00:00.000Z' })]) });
    const row = await findRow('Asha Verma');
    expect(row).toHaveTextContent('+91 98765 43210');
    expect(row).toHaveTextContent('21 Nov 2026');
    const buttons = within(row)
      .getAllByRole('button')
      .map((button) => button.textContent);
    expect(buttons).toEqual(['View', 'Edit', 'Delete']);
  });

  it('says what would appear when there is nothing, on page 1 of 1', async () => {
    openPatientRecords({ Patients: pageOf([], { total: 0 }) });
    expect(await screen.findByText(/^Patients appear here after they sign in/)).toBeVisible();
    expect(screen.getByText('Page 1 of 1')).toBeVisible();
    expect(screen.getByText('No patients')).toBeVisible();
  });

  it('says that the filters match nothing', async () => {
    openPatientRecords({ Patients: pageOf([], { total: 0 }) }, '?search=nobody');
    expect(await screen.findByText(/^No patient matches these filters/)).toBeVisible();
  });
});

describe('pages', () => {
  const tenRowsOf = ({ page }: Readonly<Record<string, unknown>>) =>
    pageOf([patientRow({ name: `On page ${String(page)}` })], { page: Number(page) });

  it('goes to the next and the previous page, and back in history', async () => {
    const { router, asked } = openPatientRecords({ Patients: tenRowsOf });
    await findRow('On page 1');
    expect(screen.getByText('Page 1 of 7')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await findRow('On page 2');
    expect(router.state.location.search).toBe('?page=2');
    expect(asked('Patients')).toEqual([
      { filter: {}, page: 1, limit: 10 },
      { filter: {}, page: 2, limit: 10 },
    ]);
    await act(() => router.navigate(-1));
    expect(await findRow('On page 1')).toBeVisible();
  });

  it('has no Next on the last page', async () => {
    openPatientRecords({ Patients: tenRowsOf }, '?page=7');
    await findRow('On page 7');
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  it('keeps the page in sight while the next one loads', async () => {
    const { answer, arrive } = later();
    openPatientRecords({ Patients: ({ page }) => (page === 1 ? tenRowsOf({ page }) : answer()) });
    await findRow('On page 1');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
    expect(await findRow('On page 1')).toBeVisible();
    arrive(tenRowsOf({ page: 2 }));
    await findRow('On page 2');
  });

  it('goes to the last page from one beyond the end', async () => {
    const { router } = openPatientRecords(
      { Patients: ({ page }) => (page === 99 ? pageOf([], { page: 99 }) : tenRowsOf({ page })) },
      '?page=99',
    );
    expect(await findRow('On page 7')).toBeVisible();
    expect(router.state.location.search).toBe('?page=7');
  });
});
