import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { letThingsMove } from '../../../test/motion.fixture';
import { Carousel } from './Carousel';
import { slides } from './slides';

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const carousel = () => screen.getByRole('region', { name: 'What the platform does' });
const current = () => screen.getByRole('listitem').getAttribute('aria-label');
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

describe('the carousel of the demo', () => {
  beforeEach(letThingsMove);

  it('moves on every 2000 ms, and from the last slide to the first', () => {
    render(<Carousel slides={slides} />);
    const seen = [current()];
    pass(1999);
    expect(current()).toBe('1 of 5');
    pass(1);
    for (let turn = 0; turn < 5; turn += 1) {
      seen.push(current());
      pass(2000);
    }
    expect(seen).toEqual(['1 of 5', '2 of 5', '3 of 5', '4 of 5', '5 of 5', '1 of 5']);
  });

  it('waits while the pointer is over it, and goes on when it leaves', () => {
    render(<Carousel slides={slides} />);
    fireEvent.pointerEnter(carousel());
    pass(20_000);
    expect(current()).toBe('1 of 5');
    fireEvent.pointerLeave(carousel());
    pass(2000);
    expect(current()).toBe('2 of 5');
  });

  it('continues from the slide of the indicator that was clicked', () => {
    render(<Carousel slides={slides} />);
    const indicator = screen.getByRole('button', { name: /^Slide 4/ });
    fireEvent.click(indicator);
    expect(current()).toBe('4 of 5');
    expect(indicator).toHaveAttribute('aria-current', 'true');
    pass(2000);
    expect(current()).toBe('5 of 5');
  });

  it('has a pause button that stops and starts it', () => {
    render(<Carousel slides={slides} />);
    fireEvent.click(screen.getByRole('button', { name: 'Pause the slides' }));
    pass(20_000);
    expect(current()).toBe('1 of 5');
    fireEvent.click(screen.getByRole('button', { name: 'Play the slides' }));
    pass(2000);
    expect(current()).toBe('2 of 5');
  });
});

it('the carousel of the demo stands still for who wants no motion, until it is asked to move', () => {
  render(<Carousel slides={slides} />);
  pass(20_000);
  expect(current()).toBe('1 of 5');
  fireEvent.click(screen.getByRole('button', { name: 'Play the slides' }));
  pass(2000);
  expect(current()).toBe('2 of 5');
});
