import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider, Form, Input, Radio } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { dialogsGone } from '../../../test/dialogs.fixture';
import { withoutStyles } from '../../../test/kept-tokens';
import { routerAt } from '../../../test/render-route';
import { createApolloClient } from '#src/apollo';
import { AntdProvider } from '../layout/AntdProvider';
import { Dialog } from './Dialog';
import { DiscardQuestionProvider } from './DiscardQuestionProvider';
import { FormDialog } from './FormDialog';
import { NavigationBlocker } from './NavigationBlocker';
import { ConfirmProvider } from './ConfirmProvider';
import { useDialog } from './useDialog';

/** A page with a button that opens a dialog, after another page. */
async function openPage(dialog: (frame: ReturnType<typeof useDialog>['frame']) => ReactNode, before = true) {
  function Page() {
    const { subject, open, frame } = useDialog();
    return (
      <NavigationBlocker>
        <ConfirmProvider>
          <DiscardQuestionProvider>
            <h1>List</h1>
            <button onClick={() => open(true)}>Open</button>
            {subject && dialog(frame)}
          </DiscardQuestionProvider>
        </ConfirmProvider>
      </NavigationBlocker>
    );
  }
  const router = routerAt(before ? '/' : '/list', [
    { path: '/', element: <h1>Before</h1> },
    { path: '/list', element: <Page /> },
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
  if (before) await act(() => router.navigate('/list'));
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const back = () => act(() => router.navigate(-1));
  return { router, back, shown: () => router.state.location.pathname };
}

const nameForm = (frame: ReturnType<typeof useDialog>['frame'], waiting: ReactNode = null) => (
  <FormDialog<{ name: string }>
    {...frame}
    title="New"
    name="new"
    submitLabel="Save"
    send={() => Promise.resolve()}
    failureText={() => ''}
    waiting={waiting}
  >
    <Form.Item name="name" label="Name">
      <Input />
    </Form.Item>
  </FormDialog>
);

const title = (name: string) => screen.getByRole('heading', { name });

describe('the focus of a dialog that opens', () => {
  it('is in its first field, so that what is typed stands there', async () => {
    await openPage(nameForm);
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    await userEvent.keyboard('Asha Verma');
    expect(screen.getByLabelText('Name')).toHaveValue('Asha Verma');
  });

  it('is on its title where nothing is typed, and typing closes nothing', async () => {
    await openPage((frame) => (
      <Dialog {...frame} title="Events">
        <button>More</button>
      </Dialog>
    ));
    await waitFor(() => expect(title('Events')).toHaveFocus());
    await userEvent.keyboard('Asha Verma');
    expect(screen.getByRole('dialog', { name: 'Events' })).toBeVisible();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
  });

  it('is on the chosen one of the radio buttons that stand first', async () => {
    const options = ['Cash', 'UPI'];
    await openPage((frame) => (
      <Dialog {...frame} title="Pay">
        <Radio.Group name="mode" defaultValue="UPI" options={options} />
      </Dialog>
    ));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'UPI' })).toHaveFocus());
  });

  it('goes from the title to a field that comes later, from which what is typed does not close it', async () => {
    let arrive = () => {};
    function Arrival({ onCome }: { readonly onCome: () => void }) {
      useEffect(() => {
        arrive = onCome;
      });
      return <button>Try again</button>;
    }
    function Late({ frame }: { readonly frame: ReturnType<typeof useDialog>['frame'] }) {
      const [isWaiting, setWaiting] = useState(true);
      return nameForm(frame, isWaiting && <Arrival onCome={() => setWaiting(false)} />);
    }
    await openPage((frame) => <Late frame={frame} />);
    await waitFor(() => expect(title('New')).toHaveFocus());
    act(() => arrive());
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  });
});

describe('Back', () => {
  const events = (frame: ReturnType<typeof useDialog>['frame']) => (
    <Dialog {...frame} title="Events">
      Nothing yet.
    </Dialog>
  );

  it('closes the dialog and stays on the page, which the next Back leaves', async () => {
    const { back, shown } = await openPage(events);
    await screen.findByRole('dialog');
    await back();
    await dialogsGone();
    expect(shown()).toBe('/list');
    await back();
    expect(shown()).toBe('/');
  });

  it('leaves the page at once after the dialog was closed by its button', async () => {
    const { back, shown, router } = await openPage(events);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await dialogsGone();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
    await back();
    expect(shown()).toBe('/');
    expect(router.state.blockers.size).toBe(0);
  });

  it('closes the one on top of two dialogs', async () => {
    const { back, shown } = await openPage((frame) => (
      <Dialog {...frame} title="Below">
        <Above />
      </Dialog>
    ));
    function Above() {
      const { subject, open, frame } = useDialog();
      return (
        <>
          <button onClick={() => open(true)}>Further</button>
          {subject && (
            <Dialog {...frame} title="Above">
              Nothing yet.
            </Dialog>
          )}
        </>
      );
    }
    await userEvent.click(await screen.findByRole('button', { name: 'Further' }));
    await screen.findByRole('heading', { name: 'Above' });
    await back();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Above' })).toBeNull());
    expect(title('Below')).toBeVisible();
    await back();
    await dialogsGone();
    expect(shown()).toBe('/list');
  });

  it('asks before it throws away what was typed; another Back takes the question away', async () => {
    const { back, shown } = await openPage(nameForm);
    await userEvent.type(await screen.findByLabelText('Name'), 'Asha');
    await back();
    expect(await screen.findByRole('button', { name: 'Discard' })).toBeVisible();
    await back();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull());
    expect(screen.getByLabelText('Name')).toHaveValue('Asha');
    await back();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await dialogsGone();
    expect(shown()).toBe('/list');
  });

  it('closes a dialog on the first page of a visit, too', async () => {
    const { back, router } = await openPage(events, false);
    await screen.findByRole('dialog');
    await back();
    await dialogsGone();
    expect(router.state.location.pathname).toBe('/list');
  });
});
