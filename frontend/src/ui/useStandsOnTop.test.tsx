import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useStandsOnTop } from './useStandsOnTop';

/** Where things stand in a window of 360 by 780 px, by their names. */
let places: Record<string, DOMRect>;

beforeEach(() => {
  places = {
    region: new DOMRect(16, 80, 328, 684),
    notice: new DOMRect(16, 668, 328, 96),
    'Save at the bottom': new DOMRect(16, 700, 328, 48),
    'Close of a dialog': new DOMRect(300, 110, 44, 44),
  };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return places[this.getAttribute('aria-label') ?? ''] ?? new DOMRect();
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

function Notice() {
  const here = useRef<HTMLDivElement>(null);
  const isOnTop = useStandsOnTop(here);
  return (
    <div aria-label="region">
      <div aria-label="notice" ref={here}>
        {isOnTop ? 'on top' : 'at the bottom'}
      </div>
    </div>
  );
}

it.each([
  ['focus', (opened: HTMLElement) => act(() => opened.focus())],
  ['motion', (opened: HTMLElement) => fireEvent.animationEnd(opened)],
])('a notice on top leaves it to a dialog that opens over the page and takes the %s', (_what, open) => {
  const { rerender } = render(
    <>
      <button type="button" aria-label="Save at the bottom" />
      <Notice />
    </>,
  );
  expect(screen.getByText('on top')).toBeInTheDocument();
  rerender(
    <>
      <button type="button" aria-label="Save at the bottom" />
      <Notice />
      <button type="button" aria-label="Close of a dialog" />
    </>,
  );
  open(screen.getByRole('button', { name: 'Close of a dialog' }));
  expect(screen.getByText('at the bottom')).toBeInTheDocument();
});

it('a notice stays where it is while something in it is pressed', () => {
  render(
    <>
      <button type="button" aria-label="Save at the bottom" />
      <Notice />
    </>,
  );
  const notice = screen.getByText('on top');
  places['Save at the bottom'] = new DOMRect();
  fireEvent.focusIn(notice);
  expect(notice).toHaveTextContent('on top');
  fireEvent.focusIn(document.body);
  expect(notice).toHaveTextContent('at the bottom');
});
