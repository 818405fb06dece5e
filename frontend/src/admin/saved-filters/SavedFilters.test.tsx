import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dialogsGone } from '../../../test/dialogs.fixture';
import { refusal, type Answer } from '../../../test/fake-server';
import { openPayments } from '../../../test/payments.fixture';

const saved = (id: string, name: string, query: string) => ({ __typename: 'SavedFilter', id, name, query });
const answerOf = (...filters: object[]): Answer => ({ data: { savedFilters: filters } });
const cash = saved('f1', 'Cash of March', 'from=2026-03-01&method=CASH&until=2026-03-31');
const gone = saved('f2', 'Bitcoin', 'method=BITCOIN&status=PAID');

const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Saved filters' }));
const choice = async () => {
  await open();
  return screen.findByRole('combobox', { name: 'Saved filters' }, { timeout: 10_000 });
};
async function choose(name: string) {
  await userEvent.click(await choice());
  await userEvent.click(await screen.findByTitle(name));
}

describe('saved filters', () => {
  it('offer nothing to save where nothing is filtered, and say so', async () => {
    openPayments({ SavedFilters: answerOf() });
    await userEvent.click(await choice());
    expect(await screen.findByText('Filter the list, then save that by name.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save these filters' })).not.toBeInTheDocument();
  });

  it('that could not be loaded say so, and the list is there', async () => {
    openPayments({ SavedFilters: new TypeError('Failed to fetch') });
    await userEvent.click(await choice());
    expect(await screen.findByText('Your saved filters could not be loaded.')).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Payments' })).toBeInTheDocument();
  });

  it('that are chosen stand in the address, from page 1', async () => {
    const { router, asked } = openPayments({ SavedFilters: answerOf(cash, gone) }, '?page=3&status=PAID');
    await choose('Cash of March');
    await waitFor(() => expect(router.state.location.search).toBe(`?${cash.query}`));
    await waitFor(() => expect(asked('PaymentsConnection').at(-1)?.['filter']).toMatchObject({ method: 'CASH' }));
    expect(await screen.findByRole('button', { name: 'Delete “Cash of March”' })).toBeVisible();
    expect(screen.queryByText(/no longer fits/)).not.toBeInTheDocument();
  });

  it('that no longer fit say so, and what is left of them filters', async () => {
    const { router } = openPayments({ SavedFilters: answerOf(cash, gone) });
    await choose('Bitcoin');
    await waitFor(() => expect(router.state.location.search).toBe('?status=PAID'));
    expect(await screen.findByText(/^“Bitcoin” no longer fits as it was saved/)).toBeVisible();
  });

  it('of which nothing fits say so, too', async () => {
    const nothing = saved('f3', 'Coins', 'method=BITCOIN');
    const { router } = openPayments({ SavedFilters: answerOf(nothing) }, '?status=PAID');
    await choose('Coins');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(await screen.findByText(/^“Coins” no longer fits as it was saved/)).toBeVisible();
  });

  it('are saved under a name, which is needed, and read again', async () => {
    const { asked } = openPayments(
      { SavedFilters: answerOf(), SaveFilter: { data: { saveFilter: cash } } },
      `?${cash.query}`,
    );
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Save these filters' }, { timeout: 10_000 }));
    const opened = await screen.findByRole('dialog', { name: 'Save these filters' }, { timeout: 10_000 });
    const dialog = within(opened);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Name is required')).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('Name'), 'Cash of March');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The filters were saved as “Cash of March”.')).toBeVisible();
    await dialogsGone();
    expect(asked('SaveFilter')).toEqual([{ list: 'PAYMENTS', name: 'Cash of March', query: cash.query }]);
    await waitFor(() => expect(asked('SavedFilters')).toHaveLength(2));
  });

  it('are deleted, and the list stays; a failure says why', async () => {
    const answers: Answer[] = [refusal('Please try again.', 'UNAVAILABLE'), { data: { deleteSavedFilter: 'f1' } }];
    const DeleteSavedFilter = () => answers.shift() ?? new Error('asked too often');
    const { router, asked } = openPayments({ SavedFilters: answerOf(cash), DeleteSavedFilter }, `?${cash.query}`);
    await open();
    const button = await screen.findByRole('button', { name: 'Delete “Cash of March”' }, { timeout: 10_000 });
    await userEvent.click(button);
    expect(await screen.findByText('Failed to delete the saved filter. Please try again.')).toBeVisible();
    await userEvent.click(button);
    expect(await screen.findByText(/^“Cash of March” was deleted/)).toBeVisible();
    expect(asked('DeleteSavedFilter')).toEqual([{ id: 'f1' }, { id: 'f1' }]);
    expect(router.state.location.search).toBe(`?${cash.query}`);
  });
});
