import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFreePlace } from './useFreePlace';

/** Where things stand in the window, by their names. */
let places: Record<string, DOMRect>;

/** A window of 360 by 780 px with a button at its bottom. */
beforeEach(() => {
  places = {
    region: new DOMRect(16, 80, 328, 684),
    notice: new DOMRect(16, 668, 328, 96),
    Save: new DOMRect(16, 700, 328, 48),
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
  const { column, above } = useFreePlace(here);
  return (
    <div aria-label="region">
      <div aria-label="notice" ref={here}>
        {column} {above}
      </div>
    </div>
  );
}

const page = (
  <>
    <h1 aria-label="Title">Title</h1>
    <button type="button" aria-label="Save" />
    <Notice />
  </>
);
const place = () => screen.getByLabelText('notice').textContent;

it('a notice stands at the end of its region where nothing to press is', () => {
  places['Save'] = new DOMRect(16, 500, 328, 48);
  render(page);
  expect(place()).toBe('center 0');
});

it('a notice stands right above a button at the end', () => {
  render(page);
  expect(place()).toBe('center 64'); // its lower edge at 700
});

it('a notice covers no heading either, and stands beside it where there is room', () => {
  places['region'] = new DOMRect(16, 80, 1248, 684);
  places['notice'] = new DOMRect(440, 668, 400, 96);
  places['Save'] = new DOMRect(300, 0, 500, 780);
  places['Title'] = new DOMRect(1000, 700, 200, 40);
  render(page);
  expect(place()).toBe('end 64');
});

it('a notice stands at the end where no place is free', () => {
  places['Save'] = new DOMRect(0, 0, 360, 780);
  render(page);
  expect(place()).toBe('center 0');
});

it.each([
  ['focus', (opened: HTMLElement) => act(() => opened.focus())],
  ['motion', (opened: HTMLElement) => fireEvent.animationEnd(opened)],
])('a notice looks at a dialog alone that opens over the page and takes the %s, and stands above it', (_what, open) => {
  const { rerender } = render(page);
  rerender(
    <>
      {page}
      <div aria-modal="true">
        <button type="button" aria-label="Close of the dialog" />
        <button type="button" aria-label="Confirm" />
      </div>
    </>,
  );
  places['Close of the dialog'] = new DOMRect(300, 110, 44, 44);
  open(screen.getByRole('button', { name: 'Close of the dialog' }));
  expect(place()).toBe('center 0'); // the button of the page lies behind the dialog
  places['Confirm'] = new DOMRect(16, 150, 328, 614);
  open(screen.getByRole('button', { name: 'Confirm' }));
  expect(place()).toBe('center 654'); // its lower edge at 110, above the region
});

it('a notice stays where it is while something in it is pressed', () => {
  render(page);
  expect(place()).toBe('center 64');
  places['Save'] = new DOMRect();
  fireEvent.focusIn(screen.getByLabelText('notice'));
  expect(place()).toBe('center 64');
  fireEvent.focusIn(document.body);
  expect(place()).toBe('center 0');
});
