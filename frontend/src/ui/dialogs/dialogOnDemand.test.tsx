import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { DialogState } from './Dialog';
import { dialogOnDemand } from './dialogOnDemand';
import { ErrorSlot, ErrorSlotProvider } from '../feedback/ErrorSlotProvider';
import { useDialog } from './useDialog';

it('a dialog whose code does not come leaves the page as it is, says so, and opens when it is asked for again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const load = vi
    .fn<() => Promise<(props: DialogState) => React.ReactNode>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(({ isOpen }) => isOpen && <dialog open aria-label="Add" />);
  const Dialog = dialogOnDemand(load);
  function Page() {
    const { subject, open, frame } = useDialog();
    return (
      <ErrorSlotProvider>
        <ErrorSlot />
        <button type="button" onClick={() => open(true)}>
          Add
        </button>
        {subject && <Dialog {...frame} />}
      </ErrorSlotProvider>
    );
  }
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection, then try again.');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
