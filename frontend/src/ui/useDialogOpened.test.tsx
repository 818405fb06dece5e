import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useDialogOpened } from './useDialogOpened';

function Watch({ onOpen }: { readonly onOpen: () => void }) {
  useDialogOpened(onOpen);
  return null;
}
const dialog = (name: string) => (
  <div key={name} aria-modal="true">
    <button type="button">{name}</button>
  </div>
);
const focus = (name: string) => act(() => screen.getByRole('button', { name }).focus());

it('tells of a dialog that opens later, not of one that stands open already or of what closes', () => {
  const onOpen = vi.fn();
  const page = (...names: readonly string[]) => (
    <>
      <button type="button">Page</button>
      {names.map((name) => dialog(name))}
      <Watch onOpen={onOpen} />
    </>
  );
  const { rerender } = render(page('First'));
  focus('First');
  rerender(page());
  focus('Page');
  expect(onOpen).not.toHaveBeenCalled();
  rerender(page('Second'));
  focus('Second');
  expect(onOpen).toHaveBeenCalledOnce();
});
