import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NoticeRegion } from '../feedback/NoticeRegion';
import { useInfoToast, useToast } from '../feedback/toasts';
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

function Tell() {
  const toast = useToast();
  const tellNews = useInfoToast();
  return (
    <>
      <button type="button" onClick={() => toast('Saved.')}>
        Save
      </button>
      <button type="button" onClick={() => tellNews('You were signed out elsewhere.')}>
        News
      </button>
    </>
  );
}

it.each([
  ['Save', 'Saved.', false],
  ['News', 'You were signed out elsewhere.', true],
])('%s: a success goes when a dialog opens over the page, and news stay', (button, text, stays) => {
  const page = (...names: readonly string[]) => (
    <NoticeRegion>
      <Tell />
      {names.map((name) => dialog(name))}
    </NoticeRegion>
  );
  const { rerender } = render(page());
  act(() => screen.getByRole('button', { name: button }).click());
  expect(screen.getByText(text)).toBeVisible();
  rerender(page('Dialog'));
  focus('Dialog');
  expect(screen.queryByText(text) !== null).toBe(stays);
});
