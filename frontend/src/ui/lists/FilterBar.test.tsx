import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayFilter } from './day-filter';
import { FilterBar } from './FilterBar';
import { hiddenFilter, listFilters, type FilterValues } from './list-filters';
import { loadedFilter, selectFilter, withChosen } from './select-filter';
import { textFilter } from './text-filter';
import { typingPauseMs } from '../hooks/useDebounced';

const filters = listFilters({
  from: dayFilter('From'),
  search: textFilter('Search', { placeholder: 'Part of a name' }),
  age: textFilter('Age', { placeholder: 'In years', maxLength: 3, isNumeric: true }),
  status: selectFilter('Status', { done: 'Done', open: 'Open' }),
  actor: loadedFilter('Who'),
  activity: hiddenFilter('Activity', ['active']),
});
type Values = FilterValues<typeof filters.fields>;

const onChange = vi.fn<(next: Values, options?: { readonly replace: boolean }) => void>();

/** The filters of a list as its page holds them. */
function Bar({ initial = {} }: { readonly initial?: Partial<Values> }) {
  const [values, setValues] = useState({ ...filters.none, ...initial });
  return (
    <FilterBar
      label="Filter the list"
      of={filters}
      filters={values}
      onChange={(next, options) => {
        onChange(next, options);
        setValues(next);
      }}
    />
  );
}

beforeEach(() => {
  onChange.mockReset();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const pass = async (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));
const applied = () => onChange.mock.calls.map(([next]) => filters.write(next));

describe('a day', () => {
  it('is applied once its year is whole', () => {
    render(<Bar />);
    for (const day of ['0002-11-05', '0020-11-05', '0202-11-05', '2026-11-05']) type('From', day);
    expect(applied()).toEqual([{ from: '2026-11-05' }]);
  });

  it('is none once the input is empty, and stays while the browser holds half a day', () => {
    render(<Bar initial={{ from: '2026-11-03' }} />);
    const input = screen.getByLabelText<HTMLInputElement>('From');
    Object.defineProperty(input, 'validity', { configurable: true, value: { badInput: true } });
    type('From', '');
    expect(onChange).not.toHaveBeenCalled();
    Reflect.deleteProperty(input, 'validity');
    fireEvent.blur(input);
    expect(input).toHaveValue('2026-11-03');
    type('From', '');
    expect(applied()).toEqual([{}]);
  });
});

describe('typed text', () => {
  it('is applied once after a pause, with what was typed into other inputs, and replaces the history entry', async () => {
    render(<Bar />);
    type('Search', 'As');
    await pass(typingPauseMs - 1);
    type('Search', 'Asha ');
    type('Age', '4six');
    await pass(typingPauseMs - 1);
    expect(onChange).not.toHaveBeenCalled();
    await pass(1);
    expect(applied()).toEqual([{ search: 'Asha', age: '4' }]);
    expect(onChange.mock.calls[0]?.[1]).toEqual({ replace: true });
    expect(screen.getByLabelText('Search')).toHaveValue('Asha ');
  });

  it('is applied on Enter, and not again after the pause', async () => {
    render(<Bar />);
    type('Search', 'Asha');
    fireEvent.submit(screen.getByLabelText('Search'));
    await pass(typingPauseMs);
    expect(applied()).toEqual([{ search: 'Asha' }]);
    expect(onChange.mock.calls[0]?.[1]).toBeUndefined();
  });

  it('is applied with another filter that is chosen during the pause', async () => {
    render(<Bar />);
    type('Search', 'Asha');
    type('From', '2026-11-05');
    await pass(typingPauseMs);
    expect(applied()).toEqual([{ from: '2026-11-05', search: 'Asha' }]);
  });

  it('is dropped by Clear filters, which goes to the first input', async () => {
    render(<Bar initial={{ status: 'done' }} />);
    type('Search', 'UTR');
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(screen.getByLabelText('Search')).toHaveValue('');
    expect(screen.getByLabelText('From')).toHaveFocus();
    await pass(typingPauseMs);
    expect(applied()).toEqual([{}]);
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  });
});

describe('the address of the filters', () => {
  const read = (search: string) => filters.given(filters.read(new URLSearchParams(search)));

  it.each(['from=yesterday', 'from=0002-11-05', 'from=2026-02-30', 'age=1234', 'age=x', 'status=gone', 'search=%20'])(
    'ignores %s',
    (search) => expect(read(search)).toBeUndefined(),
  );

  it.each(['status=toString', 'activity=toString'])(
    'takes no name of a property of all objects for a value: %s',
    (search) => expect(read(search)).toBeUndefined(),
  );

  it('cuts a text that the server would refuse', () => {
    expect(read(`search=${'a'.repeat(200)}`)?.search).toHaveLength(100);
  });

  it('says again what was read', () => {
    const search = 'from=2026-11-05&search=A+%26+B&age=46&status=open&actor=u1&activity=active';
    expect(new URLSearchParams(filters.write(filters.read(new URLSearchParams(search)))).toString()).toBe(search);
  });
});

it('keeps a chosen value among the options when the page has not loaded it', () => {
  const team = [{ value: 'u1', label: 'Asha' }];
  expect(withChosen(team, 'u2', 'Another account')).toEqual([{ value: 'u2', label: 'Another account' }, ...team]);
  expect(withChosen(team, 'u1', 'Another account')).toBe(team);
  expect(withChosen(team, '', 'Another account')).toBe(team);
});
