import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { dialogsGone } from '../../../test/dialogs.fixture';
import { withoutStyles } from '../../../test/kept-tokens';
import { routerAt } from '../../../test/render-route';
import { createApolloClient } from '#src/apollo';
import { AntdProvider } from '../layout/AntdProvider';
import { Dialog, useBusyDialog } from './Dialog';
import { NavigationBlocker } from './NavigationBlocker';
import { useDialog } from './useDialog';

function Sending() {
  const [isBusy, setBusy] = useState(true);
  useBusyDialog(isBusy);
  return <button onClick={() => setBusy(false)}>Answer</button>;
}

function Page({ onClose }: { readonly onClose: () => void }) {
  const { subject, open, frame } = useDialog();
  return (
    <NavigationBlocker>
      <button onClick={() => open(true)}>Open</button>
      {subject && (
        <Dialog
          {...frame}
          title="Events"
          onClose={() => {
            onClose();
            frame.onClose();
          }}
        >
          <Sending />
        </Dialog>
      )}
    </NavigationBlocker>
  );
}

it('a dialog stays open by the keyboard, by Back and without its button while a call of it is on its way', async () => {
  const onClose = vi.fn();
  const router = routerAt('/', [
    { path: '/', element: <h1>Before</h1> },
    { path: '/list', element: <Page onClose={onClose} /> },
  ]);
  render(
    <ConfigProvider theme={withoutStyles}>
      <AntdProvider density="dense">
        <ApolloProvider client={createApolloClient(ApolloLink.empty())}>
          <RouterProvider router={router} useTransitions={false} />
        </ApolloProvider>
      </AntdProvider>
    </ConfigProvider>,
  );
  await act(() => router.navigate('/list'));
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const heading = await screen.findByRole('heading', { name: 'Events' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).toBeNull());
  await userEvent.keyboard('{Escape}');
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/list');
  expect(heading).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  expect(await screen.findByRole('button', { name: 'Close' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await dialogsGone();
  expect(onClose).toHaveBeenCalledTimes(1);
});
