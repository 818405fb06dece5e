import { expectNoAxeViolations } from './support/axe';
import { expectToHold } from './support/hold';
import { missASession } from './support/missed-session';
import { openDialog, said } from './support/sessions';
import { expect, test } from './support/test';

const longName = 'श्रीमती कनकदुर्गा वेंकटरामानुजम Subramaniapillai-Chattopadhyay';
const why = 'Entered for the wrong day';

test('the sessions of a plan are listed, taken out, opened again and corrected, each with its reason in the ledger @desktop', async ({
  page,
}, info) => {
  test.setTimeout(120_000);
  const { patientId, at } = await missASession(page, info, { name: longName, last: '161' });
  await page.goto(`/admin/patients/${patientId}`);
  const plan = page.getByRole('region', { name: 'Recovery plan' });
  await expect(plan).toContainText('0 of 25 sessions done, 1 missed, 24 to go');
  await plan.getByRole('button', { name: 'Sessions', exact: true }).click();
  const list = page.getByRole('dialog', { name: 'Sessions of the plan' });
  const row = (number: number) =>
    list.getByRole('row').filter({ has: page.getByText(`Session ${number}`, { exact: true }) });
  await expect(row(1)).toContainText('Missed');
  await expect(row(1)).toContainText(said(at));
  await expect(row(25)).toContainText('Open');
  await expectToHold(page, { part: openDialog, fingers: list.getByRole('table') });

  /** Decides about a session; without a reason of ten characters nothing is sent. */
  const decide = async (decision: string, said: string) => {
    await list.getByRole('button', { name: decision, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: decision });
    const press = dialog.getByRole('button', { name: decision.replace(/ session \d+$/, ''), exact: true });
    await dialog.getByLabel('Reason').fill('too short');
    await press.click();
    await expect(dialog.getByText(/10 to 500 characters/)).toBeVisible();
    // On a phone its Close lies over that of the list below, which cannot be reached now: axe takes the two for neighbours.
    await expectNoAxeViolations(page, openDialog);
    await dialog.getByLabel('Reason').fill(why);
    await press.click();
    await expect(page.getByText(said)).toBeVisible();
    await expect(dialog).toBeHidden();
  };
  await decide('Take out session 25', 'Session 25 was taken out of the plan.');
  await expect(row(25)).toContainText('Taken out');
  await decide('Open again session 25', 'Session 25 is open again.');
  await expect(row(25)).toContainText('Open');
  await decide('Take out session 24', 'Session 24 was taken out of the plan.');
  await decide('Correct session 1', 'Session 1 was corrected: it took place.');
  await expect(row(1)).toContainText('Done');
  await list.getByRole('button', { name: 'Close' }).first().click();
  await expect(list).toBeHidden();
  await expect(plan).toContainText('1 of 24 sessions done, 0 missed, 23 to go');

  await plan.getByRole('button', { name: 'What happened' }).click();
  const ledger = page.getByRole('dialog', { name: 'What happened' });
  const events = ledger.getByRole('list', { name: 'What happened' }).getByRole('listitem');
  await expect(events.first()).toContainText('Session 1 was planned');
  const newest = (await events.allTextContents()).slice(-4);
  for (const [at, what] of [
    'Session 25 was taken out',
    'Session 25 was opened again',
    'Session 24 was taken out',
    'Session 1 was corrected to done',
  ].entries())
    expect(newest[at]).toContain(`${what}Entered by the clinic${why}`);
  await expectToHold(page, { part: openDialog });
});
