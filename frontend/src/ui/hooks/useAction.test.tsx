import { ApolloProvider } from '@apollo/client/react';
import { ApolloLink } from '@apollo/client';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { createApolloClient } from '#src/apollo';
import { ErrorSlot, ErrorSlotProvider } from '../feedback/ErrorSlotProvider';
import { NoticeRegion } from '../feedback/NoticeRegion';
import { useAction } from './useAction';

function Send({ send }: { readonly send: () => Promise<string> }) {
  const { run, isBusy } = useAction({ send, failureText: ({ message }) => `It failed: ${message}` });
  return (
    <button type="button" aria-busy={isBusy} onClick={() => run()}>
      Send
    </button>
  );
}

function open(send: () => Promise<string>) {
  show(<Send send={send} />);
}

function show(content: ReactNode) {
  render(
    <ApolloProvider client={createApolloClient(ApolloLink.empty())}>
      <NoticeRegion>
        <ErrorSlotProvider>
          <ErrorSlot />
          {content}
        </ErrorSlotProvider>
      </NoticeRegion>
    </ApolloProvider>,
  );
}

const press = async () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

it('is sent once, however often the button is pressed while it is on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const send = vi.fn(async () => promise);
  open(send);
  await press();
  await press();
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true');
  resolve('Sent.');
  expect(await screen.findByText('Sent.')).toBeVisible();
  expect(send).toHaveBeenCalledTimes(1);
  await press();
  expect(send).toHaveBeenCalledTimes(2);
});

it('a new attempt takes away the failure of the former, and the notice of a success', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const send = vi.fn<() => Promise<string>>(async () => Promise.withResolvers<string>().promise);
  send.mockRejectedValueOnce(new Error('no line')).mockReturnValueOnce(promise);
  open(send);
  await press();
  expect(await screen.findByText('It failed: no line')).toBeVisible();
  await press();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  resolve('Sent.');
  expect(await screen.findByText('Sent.')).toBeVisible();
  await press();
  expect(screen.queryByText('Sent.')).not.toBeInTheDocument();
});

/** Two rows, of which each is sent by its button; each ends when the test ends it. */
function openRows() {
  const rows = ['first', 'second'].map((id) => ({ id, ...Promise.withResolvers<string>() }));
  const send = vi.fn(async ({ promise }: (typeof rows)[number]) => promise);
  function Rows() {
    const { run, isBusyWith } = useAction<(typeof rows)[number]>({
      keyOf: ({ id }) => id,
      send,
      failureText: ({ message }) => message,
    });
    return rows.map((row) => (
      <button key={row.id} type="button" aria-busy={isBusyWith(row.id)} onClick={() => run(row)}>
        {row.id}
      </button>
    ));
  }
  show(<Rows />);
  const button = (name: string) => screen.getByRole('button', { name });
  const [first, second] = rows;
  if (!first || !second) throw new Error('There are two rows.');
  return { first, second, button, send };
}

it('is sent for a second subject while the first is on its way, once for each', async () => {
  const { first, second, button, send } = openRows();
  await userEvent.click(button('first'));
  expect(button('second')).toHaveAttribute('aria-busy', 'false');
  await userEvent.click(button('second'));
  await userEvent.click(button('first'));
  await userEvent.click(button('second'));
  expect(send.mock.calls.map(([{ id }]) => id)).toEqual(['first', 'second']);
  second.resolve('The second is done.');
  expect(await screen.findByText('The second is done.')).toBeVisible();
  expect(button('second')).toHaveAttribute('aria-busy', 'false');
  expect(button('first')).toHaveAttribute('aria-busy', 'true');
  first.resolve('The first is done.');
  expect(await screen.findByText('The first is done.')).toBeVisible();
  expect(button('first')).toHaveAttribute('aria-busy', 'false');
});

it('says the failures of both when two that were on their way fail', async () => {
  const { first, second, button } = openRows();
  await userEvent.click(button('first'));
  await userEvent.click(button('second'));
  first.reject(new Error('No line for the first.'));
  expect(await screen.findByRole('alert')).toHaveTextContent('No line for the first.');
  second.reject(new Error('No line for the second.'));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('No line for the first. No line for the second.'),
  );
});
