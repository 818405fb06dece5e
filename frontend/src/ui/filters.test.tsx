import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DayFilter } from './DayFilter';
import { TextFilter } from './TextFilter';
import { typingPauseMs } from './useDebounced';
import { useClearing } from './useClearing';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const pause = async () => act(async () => vi.advanceTimersByTimeAsync(typingPauseMs));

describe('the day of a filter', () => {
  const onChange = vi.fn<(day: string) => void>();
  beforeEach(() => {
    onChange.mockReset();
    render(<DayFilter label="From" value="2026-11-03" onChange={onChange} />);
  });

  it('is applied once its year is whole', () => {
    for (const day of ['0002-11-05', '0020-11-05', '0202-11-05', '2026-11-05']) type('From', day);
    expect(onChange.mock.calls).toEqual([['2026-11-05']]);
  });

  it('is none once the input is empty, and stays while the browser holds half a day', () => {
    const input = screen.getByLabelText<HTMLInputElement>('From');
    Object.defineProperty(input, 'validity', { configurable: true, value: { badInput: true } });
    type('From', '');
    expect(onChange).not.toHaveBeenCalled();
    Reflect.deleteProperty(input, 'validity');
    fireEvent.blur(input);
    expect(input).toHaveValue('2026-11-03');
    type('From', '');
    expect(onChange.mock.calls).toEqual([['']]);
  });
});

it('clearing the filters cancels a text that was typed just before', async () => {
  const applied = vi.fn<(text: string) => void>();
  function Bar() {
    const [text, setText] = useState('');
    const { round, clearAll } = useClearing(() => setText(''));
    const apply = (typed: string) => {
      applied(typed);
      setText(typed);
    };
    return (
      <>
        <TextFilter key={round} label="Search" placeholder="" maxLength={9} value={text} onChange={apply} />
        <button type="button" onClick={clearAll}>
          Clear filters
        </button>
      </>
    );
  }
  render(<Bar />);
  type('Search', 'UTR');
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(screen.getByLabelText('Search')).toHaveValue('');
  await pause();
  expect(applied).not.toHaveBeenCalled();
  type('Search', 'UTR');
  await pause();
  expect(applied.mock.calls).toEqual([['UTR']]);
});
