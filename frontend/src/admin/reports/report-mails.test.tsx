import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeServer, refusal } from '../../../test/fake-server';
import { accounts, renderRoute } from '../../../test/render-route';

const recipient = { __typename: 'MailRecipient', id: 'a', name: 'Asha', isReached: true };
const mail = {
  __typename: 'ReportMail',
  id: 'm',
  name: 'Month',
  every: 'MONTH',
  nextAt: '2026-12-01T01:30:00.000Z',
  lastAt: null,
  version: 3,
  reports: [{ __typename: 'ReportMailPart', kind: 'INCOME', groupBy: 'METHOD', measure: null }],
  recipients: [recipient, { ...recipient, id: 'b', name: 'Gone', isReached: false }],
};

function open(emailIsOffered: boolean, reportMails: object[], answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    Me: { data: { me: accounts.admin } },
    SavedReports: { data: { savedFilters: [] } },
    ReportMails: { data: { emailIsOffered, reportMails } },
    MailRecipients: { data: { mailRecipients: [recipient] } },
    SaveReportMail: { data: { saveReportMail: mail } },
    DeleteReportMail: { data: { deleteReportMail: 'm' } },
    SendReportMail: { data: { sendReportMail: { __typename: 'Message', id: 'x', to: 'asha@example.org' } } },
    ...answers,
  });
  renderRoute('/admin/reports', server);
  return (operation: string) =>
    server.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
}

it('shows nothing of mails where no e-mail is set up', async () => {
  open(false, []);
  expect(await screen.findByRole('region', { name: 'Questions' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Mails' })).not.toBeInTheDocument();
});

it('lists the mails, says who is not reached, sends one to oneself, and deletes it', async () => {
  const asked = open(true, [mail]);
  const card = within(await screen.findByRole('region', { name: 'Mails' }));
  expect(card.getByText(/Income, next on .*, to Asha, Gone \(not reached\)/)).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Send “Month” to yourself' }));
  expect(await screen.findByText('It is on its way to asha@example.org.')).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Delete “Month”' }));
  expect(await screen.findByText('“Month” was deleted.')).toBeVisible();
  expect([asked('SendReportMail'), asked('DeleteReportMail')]).toEqual([[{ id: 'm' }], [{ id: 'm' }]]);
});

it('changes a mail; who is not reached is not sent again', async () => {
  const asked = open(true, [mail]);
  const card = within(await screen.findByRole('region', { name: 'Mails' }));
  await userEvent.click(card.getByRole('button', { name: 'Change “Month”' }));
  const dialog = within(await screen.findByRole('dialog'));
  const name = await dialog.findByLabelText('Name');
  await userEvent.clear(name);
  await userEvent.type(name, 'Monthly');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/“Monthly” goes at 07:00/)).toBeVisible();
  expect(asked('SaveReportMail')).toEqual([
    {
      input: {
        id: 'm',
        name: 'Monthly',
        every: 'MONTH',
        recipientIds: ['a'],
        reports: [{ kind: 'INCOME', groupBy: 'METHOD', measure: null }],
      },
      version: 3,
    },
  ]);
});

it('says that the admins could not be fetched, and fetches them again', async () => {
  let isAway = true;
  open(true, [mail], {
    MailRecipients: () =>
      isAway ? refusal('The server is busy.', 'INTERNAL_ERROR') : { data: { mailRecipients: [recipient] } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Change “Month”' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to fetch the admins');
  isAway = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByLabelText('Name')).toBeVisible();
});
