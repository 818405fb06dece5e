import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { letThingsMove } from '../../../test/motion.fixture';
import { Carousel } from './Carousel';
import { slides } from './slides';

const currentDot = () => {
  const dots = screen.getAllByRole('button', { name: /^Slide \d of 3$/ });
  return dots.filter((dot) => dot.getAttribute('aria-current') === 'true').map((dot) => dot.getAttribute('aria-label'));
};
const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const live = () => screen.getByText('One step at a time').closest('[aria-live]')?.getAttribute('aria-live');

function show({ isCovered = false } = {}) {
  return render(<Carousel label="What to expect" slides={slides} isCovered={isCovered} />);
}

/** Lets the visitor ask for reduced motion, from the start or later. */
function preferReducedMotion(matches: boolean) {
  const query = Object.assign(new EventTarget(), { matches });
  vi.spyOn(window, 'matchMedia').mockImplementation((text) =>
    Object.assign(query, {
      media: text,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  return () => {
    query.matches = true;
    act(() => {
      query.dispatchEvent(new Event('change'));
    });
  };
}

beforeEach(() => {
  letThingsMove();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the carousel of the home page', () => {
  it('has 3 slides, each a picture with an alt text and a sentence', () => {
    show();
    const figures = screen.getAllByRole('figure', { hidden: true });
    expect(figures.map((figure) => figure.getAttribute('aria-label'))).toEqual(['1 of 3', '2 of 3', '3 of 3']);
    expect(screen.getAllByRole('img', { hidden: true }).map((image) => image.getAttribute('alt'))).toEqual(
      slides.map(({ alt }) => alt),
    );
    expect(currentDot()).toEqual(['Slide 1 of 3']);
  });

  it('advances every 2 seconds, and begins again after the last slide', () => {
    show();
    pass(1999);
    expect(currentDot()).toEqual(['Slide 1 of 3']);
    pass(1);
    expect(currentDot()).toEqual(['Slide 2 of 3']);
    pass(2000);
    expect(currentDot()).toEqual(['Slide 3 of 3']);
    pass(2000);
    expect(currentDot()).toEqual(['Slide 1 of 3']);
  });

  it('shows the slide of the dot that was clicked, for 2 seconds', () => {
    show();
    pass(1500);
    press('Slide 3 of 3');
    expect(currentDot()).toEqual(['Slide 3 of 3']);
    pass(1999);
    expect(currentDot()).toEqual(['Slide 3 of 3']);
    pass(1);
    expect(currentDot()).toEqual(['Slide 1 of 3']);
  });

  it('stands still after Pause, while the dots still work, and goes on after Play', () => {
    show();
    press('Pause');
    pass(10_000);
    expect(currentDot()).toEqual(['Slide 1 of 3']);
    press('Slide 2 of 3');
    pass(10_000);
    expect(currentDot()).toEqual(['Slide 2 of 3']);
    press('Play');
    pass(2000);
    expect(currentDot()).toEqual(['Slide 3 of 3']);
  });

  it('announces no slide that comes by itself, but one that was asked for', () => {
    show();
    expect(live()).toBe('off');
    press('Pause');
    expect(live()).toBe('polite');
  });

  it('waits while the keyboard is in it, and goes on when it leaves', () => {
    show();
    const dot = screen.getByRole('button', { name: 'Slide 1 of 3' });
    act(() => dot.focus());
    pass(10_000);
    expect(currentDot()).toEqual(['Slide 1 of 3']);
    act(() => screen.getByRole('button', { name: 'Pause' }).focus());
    pass(10_000);
    expect(currentDot()).toEqual(['Slide 1 of 3']);
    act(() => screen.getByRole('button', { name: 'Pause' }).blur());
    pass(2000);
    expect(currentDot()).toEqual(['Slide 2 of 3']);
  });

  it('moves after Play though the keyboard is still in it', () => {
    show();
    act(() => screen.getByRole('button', { name: 'Pause' }).focus());
    press('Pause');
    press('Play');
    pass(2000);
    expect(currentDot()).toEqual(['Slide 2 of 3']);
  });

  it('waits while the login drawer lies over it', () => {
    const { rerender } = show({ isCovered: true });
    pass(10_000);
    expect(currentDot()).toEqual(['Slide 1 of 3']);
    rerender(<Carousel label="What to expect" slides={slides} isCovered={false} />);
    pass(2000);
    expect(currentDot()).toEqual(['Slide 2 of 3']);
  });
});

describe('for a visitor who asks for reduced motion', () => {
  it('no slide moves by itself, and the dots still work', () => {
    preferReducedMotion(true);
    show();
    pass(10_000);
    expect(currentDot()).toEqual(['Slide 1 of 3']);
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
    press('Slide 3 of 3');
    pass(10_000);
    expect(currentDot()).toEqual(['Slide 3 of 3']);
  });

  it('the slides stop when the wish comes later', () => {
    const ask = preferReducedMotion(false);
    show();
    pass(2000);
    ask();
    pass(10_000);
    expect(currentDot()).toEqual(['Slide 2 of 3']);
  });
});
