import type { Page } from '@playwright/test';
import { openMenu } from './support/menu';
import { signInAsAdmin } from './support/sign-in';
import { expect, test } from './support/test';

/** What somebody does: a key, a text that is typed, a press of a button or a link. */
type Action = (page: Page) => Promise<unknown>;

/** A question of a day at the clinic, what leads to its answer from the dashboard, and where the answer stands. */
interface Question {
  readonly asked: string;
  readonly actions: readonly Action[];
  readonly answered: (page: Page) => Promise<void>;
}

/** The search of the console, from anywhere. */
const search = (text: string): Action[] => [
  (page) => page.keyboard.press('/'),
  (page) => page.keyboard.type(text),
  (page) => page.keyboard.press('Enter'),
];
const numberOf = (name: RegExp): Action[] => [(page) => page.getByRole('main').getByRole('link', { name }).click()];
const press = (name: string): Action[] => [(page) => page.getByRole('button', { name }).click()];
/** The menu, which a wide screen shows without being asked for, a group of it, and a link: counted as three there, too. */
const menu = (group: string, name: string): Action[] => [
  (page) => openMenu(page),
  (page) => page.getByRole('button', { name: group, exact: true }).click(),
  (page) => page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name, exact: true }).click(),
];

const part =
  (name: string) =>
  async (page: Page): Promise<void> =>
    expect(page.getByRole('region', { name })).toBeVisible();
const heading =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
const leadsTo =
  (address: string) =>
  async (page: Page): Promise<void> =>
    expect(page).toHaveURL(address);

const questions: Question[] = [
  { asked: 'A patient rings: when do I come next?', actions: search('00101'), answered: part('Next session') },
  { asked: 'Did my payment arrive?', actions: search('00101'), answered: part('Last payment') },
  { asked: 'How much do I still owe?', actions: search('00101'), answered: part('Balance') },
  {
    asked: 'Who waits for an answer to a request?',
    actions: numberOf(/Pending sessions/),
    answered: leadsTo('/admin/pending-sessions'),
  },
  { asked: 'Who comes today?', actions: numberOf(/Today's sessions/), answered: leadsTo('/admin/schedule') },
  { asked: 'What came in this month?', actions: numberOf(/^₹/), answered: heading('Payment Transactions') },
  {
    asked: 'Which records lack something?',
    actions: numberOf(/Incomplete Profiles/),
    answered: leadsTo('/admin/patient-record?status=incomplete'),
  },
  {
    asked: 'A record is gone: who deleted it, and can it return?',
    actions: [...numberOf(/Total Patients/), ...press('Recently deleted')],
    answered: async (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  { asked: 'Was the patient told of it?', actions: menu('Clinic', 'Messages'), answered: heading('Messages') },
  { asked: 'Who changed this?', actions: menu('System', 'Audit'), answered: heading(/Audit/) },
];

test('each of ten common questions is answered in at most three actions from the dashboard @phone', async ({
  page,
}) => {
  expect(questions).toHaveLength(10);
  await signInAsAdmin(page);
  for (const { asked, actions, answered } of questions) {
    expect(actions.length, asked).toBeLessThanOrEqual(3);
    await test.step(`${asked} (${actions.length})`, async () => {
      await page.goto('/admin');
      await expect(page.getByText(/^As of/)).toBeVisible();
      for (const act of actions) await act(page);
      await answered(page);
    });
  }
});
