import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dialogsGone } from '../../test/dialogs.fixture';
import { fakeServer, refusal, type Answer } from '../../test/fake-server';
import { accounts, renderRoute } from '../../test/render-route';
import type { ContactStatus, MessageRowFragment } from '../workplace/gql/generated';

const message = (changes: Partial<MessageRowFragment> = {}) => ({
  __typename: 'ContactMessage',
  id: 'message-1',
  form: 'CONTACT' as const,
  name: 'Asha Verma',
  phone: '098765-43210',
  email: null,
  subject: 'Knee',
  message: 'When can I start?\nI live in Lucknow.',
  status: 'NEW' as const,
  receivedAt: '2026-11-18T11:00:00.000Z',
  patientNumber: null,
  version: 1,
  ...changes,
});

/** A server whose inbox changes as it is told to; what is opened it marks as read when `reading` has come. */
function openInbox(
  rows: MessageRowFragment[],
  { path = '/admin/inbox', refusing = false, reading = Promise.resolve() } = {},
) {
  let stored = rows;
  const listed = (variables: Readonly<Record<string, unknown>>): Answer => {
    const all = stored.filter(({ status }) => !variables['status'] || status === variables['status']);
    const from = variables['after'] === undefined ? 0 : Number(variables['after']);
    const page = all.slice(from, from + 10);
    return {
      data: {
        contactMessages: {
          __typename: 'ContactMessageConnection',
          edges: page.map((node) => ({ __typename: 'ContactMessageEdge', node })),
          pageInfo: { __typename: 'PageInfo', endCursor: String(from + page.length) },
          totalCount: all.length,
          unread: stored.filter(({ status }) => status === 'NEW').length,
        },
      },
    };
  };
  const server = fakeServer({
    Me: { data: { me: accounts.admin } },
    ContactMessages: listed,
    UnreadMessages: listed,
    RegisterPatient: () => {
      stored = stored.map((row) => ({ ...row, patientNumber: 'PT-000012' }));
      return {
        data: {
          registerPatient: { __typename: 'Patient', id: 'patient-1', patientId: 'PT-000012', name: 'Asha Verma' },
        },
      };
    },
    SetContactMessageStatus: async ({ id, status, version }) => {
      if (status === 'READ') await reading;
      const present = stored.find((row) => row.id === id);
      if (refusing || !present || present.version !== version)
        return refusal('Somebody else changed this meanwhile. Please load it again.', 'CHANGED_MEANWHILE');
      const changed = { ...present, status: status as ContactStatus, version: present.version + 1 };
      stored = stored.map((row) => (row.id === id ? changed : row));
      return { data: { setContactMessageStatus: changed } };
    },
  });
  const router = renderRoute(path, server);
  const asked = (operation: string) =>
    server.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
  return { router, asked };
}

async function openMessage(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Open the message from ${name}` }));
  const dialog = await screen.findByRole('dialog', { name: `Message from ${name}` });
  return within(dialog);
}
const press = async (dialog: ReturnType<typeof within>, name: string) =>
  userEvent.click(dialog.getByRole('button', { name }));
const link = () => screen.getByRole('link', { name: /^Inbox/ });

describe('the list', () => {
  it('says when there is nothing', async () => {
    openInbox([]);
    expect(await screen.findByText('No messages yet.')).toBeVisible();
    expect(link()).toHaveTextContent(/^Inbox$/);
  });

  it('shows who wrote what, and the sidebar how many are new', async () => {
    openInbox([message(), message({ id: 'message-2', form: 'ABOUT', name: 'Ravi', subject: null, status: 'DONE' })]);
    const row = await screen.findByRole('row', { name: /Asha Verma/ });
    expect(row).toHaveTextContent(/Knee.*Contact page.*18 Nov 2026.*New/);
    expect(screen.getByRole('row', { name: /Ravi/ })).toHaveTextContent(/When can I start\?.*About page.*Done/);
    await waitFor(() => expect(link()).toHaveTextContent('Inbox 1 new'));
  });

  it('names what was written by WhatsApp', async () => {
    openInbox([message({ form: 'WHATSAPP', subject: null })]);
    expect(await screen.findByRole('row', { name: /Asha Verma/ })).toHaveTextContent(/When can I start\?.*WhatsApp/);
  });

  it('counts again what is new whenever another page of the console opens', async () => {
    const { asked, router } = openInbox([message()], { path: '/admin/support' });
    await waitFor(() => expect(link()).toHaveTextContent('Inbox 1 new'));
    expect(asked('UnreadMessages')).toHaveLength(1);
    await act(() => router.navigate('/admin/report'));
    await screen.findByRole('heading', { level: 1, name: 'Report' });
    expect(link()).toHaveTextContent('Inbox 1 new');
    await waitFor(() => expect(asked('UnreadMessages')).toHaveLength(2));
  });

  it('is filtered by status, which lives in the address', async () => {
    const { router, asked } = openInbox([message(), message({ id: 'message-2', name: 'Ravi', status: 'SPAM' })]);
    await screen.findByRole('row', { name: /Asha/ });
    await userEvent.click(within(screen.getByRole('radiogroup', { name: 'Status' })).getByText('Spam'));
    expect(await screen.findByRole('row', { name: /Ravi/ })).toBeVisible();
    expect(screen.queryByRole('row', { name: /Asha/ })).toBeNull();
    expect(router.state.location.search).toBe('?status=SPAM');
    expect(asked('ContactMessages').at(-1)).toEqual({ first: 10, status: 'SPAM' });
  });

  it('turns its pages by cursors', async () => {
    const rows = Array.from({ length: 12 }, (_, at) =>
      message({ id: `message-${at}`, name: `Visitor ${at}`, status: 'READ' }),
    );
    const { asked } = openInbox(rows);
    expect(await screen.findByText('12 messages, showing 1 to 10')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('row', { name: /Visitor 11/ })).toBeVisible();
    expect(asked('ContactMessages').at(-1)).toEqual({ first: 10, after: '10' });
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByRole('row', { name: /Visitor 0/ })).toBeVisible();
  });
});

describe('a message', () => {
  it('that is opened is shown whole, with its ways to answer, and is new no more', async () => {
    const { asked } = openInbox([message()]);
    const dialog = await openMessage('Asha Verma');
    expect(dialog.getByText(/When can I start\?/)).toHaveTextContent('I live in Lucknow.');
    expect(dialog.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+919876543210');
    await waitFor(() => expect(dialog.getByText('Read')).toBeVisible());
    expect(asked('SetContactMessageStatus')).toEqual([{ id: 'message-1', status: 'READ', version: 1 }]);
    await waitFor(() => expect(document.querySelector('nav')).not.toHaveTextContent('1 new'));
  });

  it.each([
    ['Mark as done', 'DONE', 'The message from Asha Verma was marked as done.'],
    ['Spam', 'SPAM', 'The message from Asha Verma was put aside as spam.'],
    ['Back to new', 'NEW', 'The message from Asha Verma is new again.'],
  ])('becomes what the button says: %s, of the version that opening it made', async (label, status, said) => {
    const { asked } = openInbox([message()]);
    const dialog = await openMessage('Asha Verma');
    await dialog.findByText('Read');
    await press(dialog, label);
    expect(await screen.findByText(said)).toBeVisible();
    await dialogsGone();
    expect(asked('SetContactMessageStatus').at(-1)).toEqual({ id: 'message-1', status, version: 2 });
  });

  it('waits with its three buttons, which stand still, until the answer says which version it has now', async () => {
    const { promise: reading, resolve: answer } = Promise.withResolvers<void>();
    const { asked } = openInbox([message()], { reading });
    const dialog = await openMessage('Asha Verma');
    const buttons = ['Spam', 'Back to new', 'Mark as done'].map((name) => dialog.getByRole('button', { name }));
    for (const button of buttons) expect(button).toBeDisabled();
    await press(dialog, 'Mark as done');
    answer();
    await dialog.findByText('Read');
    for (const button of buttons) await waitFor(() => expect(button).toBeEnabled());
    await press(dialog, 'Mark as done');
    expect(await screen.findByText('The message from Asha Verma was marked as done.')).toBeVisible();
    expect(asked('SetContactMessageStatus').map(({ status }) => status)).toEqual(['READ', 'DONE']);
  });

  it('has no button for what it is already', async () => {
    openInbox([message({ status: 'DONE' })]);
    const dialog = await openMessage('Asha Verma');
    expect(dialog.getByRole('button', { name: 'Mark as done' })).toBeDisabled();
    expect(dialog.getByRole('button', { name: 'Spam' })).toBeEnabled();
  });

  it('is marked as read also when it is opened before the answer for another one has come', async () => {
    const { promise: reading, resolve: answer } = Promise.withResolvers<void>();
    const { asked } = openInbox([message(), message({ id: 'message-2', name: 'Ravi' })], { reading });
    await press(await openMessage('Asha Verma'), 'Close');
    const dialog = await openMessage('Ravi');
    answer();
    await waitFor(() => expect(dialog.getByText('Read')).toBeVisible());
    expect(asked('SetContactMessageStatus').map(({ id }) => id)).toEqual(['message-1', 'message-2']);
  });

  it('that was read is not marked again, and a failure keeps the dialog and says why', async () => {
    const { asked } = openInbox([message({ status: 'READ' })], { refusing: true });
    const dialog = await openMessage('Asha Verma');
    expect(asked('SetContactMessageStatus')).toEqual([]);
    await press(dialog, 'Mark as done');
    expect(await dialog.findByRole('alert')).toHaveTextContent(/Failed to change the message.*Somebody else/);
  });

  it('by e-mail is answered by e-mail', async () => {
    openInbox([message({ form: 'ABOUT', phone: null, subject: null, email: 'ravi+a@example.com', status: 'READ' })]);
    const dialog = await openMessage('Asha Verma');
    expect(dialog.getByRole('link', { name: 'Write to ravi+a@example.com' })).toHaveAttribute(
      'href',
      'mailto:ravi%2Ba@example.com',
    );
    expect(dialog.queryByRole('link', { name: /^Call/ })).toBeNull();
  });

  it('leads to the record with its number', async () => {
    openInbox([message({ status: 'READ', patientNumber: 'PT-000012' })]);
    const dialog = await openMessage('Asha Verma');
    expect(dialog.getByRole('link', { name: /^Open the record/ })).toHaveAttribute('href', '/admin/patients/PT-000012');
    expect(dialog.queryByRole('button', { name: 'Add patient' })).toBeNull();
  });

  it('of somebody unknown begins a registration, which asks for no account, with their name and number', async () => {
    openInbox([message({ status: 'READ' })]);
    await press(await openMessage('Asha Verma'), 'Add patient');
    const form = within(await screen.findByRole('dialog', { name: 'Add patient' }));
    expect(form.getByLabelText('Name')).toHaveValue('Asha Verma');
    expect(form.getByLabelText('Contact number')).toHaveValue('9876543210');
    expect(form.queryByRole('combobox', { name: 'User' })).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await dialogsGone();
    expect(screen.getByRole('button', { name: 'Open the message from Asha Verma' })).toHaveFocus();
  });

  it('leads to the record that was made of it', async () => {
    openInbox([message({ status: 'READ' })]);
    await press(await openMessage('Asha Verma'), 'Add patient');
    const form = within(await screen.findByRole('dialog', { name: 'Add patient' }));
    await userEvent.type(form.getByLabelText('Age'), '46');
    await userEvent.click(form.getByLabelText('Female'));
    await userEvent.type(form.getByLabelText('Diagnosed with'), 'Knee');
    await userEvent.type(form.getByLabelText('Address'), 'Lucknow');
    await userEvent.type(form.getByLabelText('Emergency contact number'), '9123456780');
    await press(form, 'Register');
    expect(await screen.findByText('Asha Verma was registered as PT-000012.')).toBeVisible();
    await dialogsGone();
    const dialog = await openMessage('Asha Verma');
    await waitFor(() => expect(dialog.getByRole('link', { name: /^Open the record/ })).toBeVisible());
  });
});

it('Support leads there and keeps its sentence', async () => {
  openInbox([], { path: '/admin/support' });
  expect(await screen.findByText('Content for Support will be added later')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Open the inbox/ })).toHaveAttribute('href', '/admin/inbox');
});
