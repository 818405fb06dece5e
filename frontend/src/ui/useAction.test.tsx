import { ApolloProvider } from '@apollo/client/react';
import { ApolloLink } from '@apollo/client';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createApolloClient } from '../apollo';
import { ErrorSlot, ErrorSlotProvider } from './ErrorSlotProvider';
import { NoticeRegion } from './NoticeRegion';
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
  render(
    <ApolloProvider client={createApolloClient(ApolloLink.empty())}>
      <NoticeRegion>
        <ErrorSlotProvider>
          <ErrorSlot />
          <Send send={send} />
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
