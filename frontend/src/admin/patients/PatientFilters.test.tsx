import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bareRow, findRow, later, openPatientRecords, pageOf, patientRow } from '../../../test/patient-records.fixture';
import { typingPauseMs } from '#src/ui/hooks/useDebounced';

afterEach(() => {
  vi.useRealTimers();
});

/** Lets milliseconds pass on the fake clock. */
function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

/** The server's answer names the filter that it was asked with. */
const namedAfterSearch = ({ filter }: Readonly<Record<string, unknown>>) =>
  pageOf([patientRow({ name: `Found ${JSON.stringify(filter)}` })], { total: 1 });

describe('filters', () => {
  it('ignores what is malformed in the address', async () => {
    const { asked } = openPatientRecords({}, '?page=x&age=old&status=gone');
    await findRow('Asha Verma');
    expect(asked('Patients')).toEqual([{ filter: {}, page: 1, limit: 10 }]);
  });

  it('reads the address', async () => {
    const { asked } = openPatientRecords({}, '?search=Asha&age=46&condition=knee&status=complete&page=2');
    await findRow('Asha Verma');
    const filter = { search: 'Asha', age: 46, condition: 'knee', status: 'COMPLETE' };
    expect(asked('Patients')[0]).toEqual({ filter, page: 2, limit: 10 });
    expect(screen.getByLabelText('Name')).toHaveValue('Asha');
    expect(screen.getByLabelText('Age')).toHaveValue('46');
    expect(screen.getByLabelText('Condition')).toHaveValue('knee');
  });

  it('asks once after a pause in typing, for page 1, and replaces the entry in history', async () => {
    const { router, asked } = openPatientRecords({ Patients: namedAfterSearch }, '?page=1&condition=hip');
    await findRow('Found');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'As' } });
    pass(typingPauseMs - 1);
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Asha ' } });
    pass(typingPauseMs - 1);
    expect(asked('Patients')).toHaveLength(1);
    pass(1);
    vi.useRealTimers();
    await findRow('Asha');
    expect(asked('Patients').slice(1)).toEqual([{ filter: { search: 'Asha', condition: 'hip' }, page: 1, limit: 10 }]);
    expect(router.state.location.search).toBe('?search=Asha&condition=hip');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(screen.getByLabelText('Name')).toHaveValue('Asha ');
  });

  it('takes Enter as the end of typing', async () => {
    const { router } = openPatientRecords({ Patients: namedAfterSearch });
    await findRow('Found');
    await userEvent.type(screen.getByLabelText('Age'), '4six{Enter}');
    expect(screen.getByLabelText('Age')).toHaveValue('4');
    expect(router.state.location.search).toBe('?age=4');
  });

  it('goes to page 1 with a new status, and Back undoes it', async () => {
    const { router, asked } = openPatientRecords({}, '?page=2');
    await findRow('Asha Verma');
    await userEvent.click(screen.getByRole('combobox', { name: 'Profile status' }));
    await userEvent.click(await screen.findByTitle('Incomplete'));
    await waitFor(() => expect(router.state.location.search).toBe('?status=incomplete'));
    await waitFor(() =>
      expect(asked('Patients').at(-1)).toEqual({ filter: { status: 'INCOMPLETE' }, page: 1, limit: 10 }),
    );
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('?page=2');
    await waitFor(() => expect(asked('Patients').at(-1)).toEqual({ filter: {}, page: 2, limit: 10 }));
  });

  it('goes to page 1 in another order or with more rows, beside what is filtered, and Back undoes it', async () => {
    const { router, asked } = openPatientRecords({}, '?status=complete&page=2');
    await findRow('Asha Verma');
    await userEvent.click(screen.getByRole('combobox', { name: 'Sort by' }));
    await userEvent.click(await screen.findByTitle('Last login'));
    await waitFor(() => expect(router.state.location.search).toBe('?status=complete&sort=last-login'));
    await userEvent.click(screen.getByRole('combobox', { name: 'Rows of a page' }));
    await userEvent.click(await screen.findByTitle('25 rows'));
    const filter = { status: 'COMPLETE' };
    await waitFor(() => expect(asked('Patients').at(-1)).toEqual({ filter, page: 1, limit: 25, sort: 'LAST_LOGIN' }));
    expect(router.state.location.search).toBe('?status=complete&sort=last-login&size=25');
    await act(() => router.navigate(-2));
    await waitFor(() => expect(asked('Patients').at(-1)).toEqual({ filter, page: 2, limit: 10 }));
  });

  it('puts the inputs where Back leads', async () => {
    const { router } = openPatientRecords({ Patients: namedAfterSearch }, '?search=Asha');
    await findRow('Asha');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await findRow('Found {}');
    expect(screen.getByLabelText('Name')).toHaveValue('');
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Asha'));
  });

  it('never lets a slower old answer replace a newer one', async () => {
    const slow = later();
    const { router } = openPatientRecords({
      Patients: ({ filter, page }) => (page === 2 ? slow.answer() : namedAfterSearch({ filter })),
    });
    await findRow('Found {}');
    await act(() => router.navigate('/admin/patient-record?page=2'));
    await act(() => router.navigate('/admin/patient-record?condition=hip'));
    await findRow('hip');
    await act(async () => slow.arrive(pageOf([patientRow({ name: 'Too late' })])));
    expect(await findRow('hip')).toBeVisible();
    expect(screen.queryByText('Too late')).not.toBeInTheDocument();
  });

  it('announces how many match', async () => {
    openPatientRecords({ Patients: pageOf([patientRow(), bareRow()], { total: 12 }) }, '?condition=knee');
    await findRow('Asha Verma');
    const announced = screen.getAllByRole('status').map((status) => status.textContent);
    expect(announced).toContain('12 matching patients, showing 1 to 2');
  });
});
