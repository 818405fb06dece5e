import type { Page } from '@playwright/test';
import { addDays, clinicDay } from '../src/calendar/clinic-time';
import { expectToHold } from './support/hold';
import { openDialog } from './support/sessions';
import { signInAsDoctor } from './support/sign-in';
import { expect, test } from './support/test';

const neha = '9000000011';
/** Days back within which the sample data has a session of hers without a note. */
const mostDaysBack = 14;

/** The newest day on which a session of the physiotherapist who is signed in can be written down. */
async function dayToWriteDown(page: Page): Promise<string> {
  const query = `query ($day: LocalDate!) { benchDay(day: $day) { sessions { reach note { id } appointment { status } } } }`;
  const today = clinicDay(Date.now());
  for (let back = 0; back <= mostDaysBack; back++) {
    const day = addDays(today, -back);
    const answer = await page.request.post('/graphql', { data: { query, variables: { day } } });
    const { data }: { data: { benchDay: { sessions: readonly Session[] } } } = await answer.json();
    if (data.benchDay.sessions.some(isToWriteDown)) return day;
  }
  throw new Error(`no session without a note within ${mostDaysBack} days`);
}

interface Session {
  readonly reach: string;
  readonly note: object | null;
  readonly appointment: { readonly status: string };
}

const isToWriteDown = ({ reach, note, appointment }: Session) =>
  reach !== 'NONE' && note === null && appointment.status === 'COMPLETED';

test('a physiotherapist writes a session down in four taps, and it is signed (bench §3, §12)', async ({ page }) => {
  await signInAsDoctor(page, neha);
  await page.goto(`/physio?day=${await dayToWriteDown(page)}`);
  const writeDown = page.getByRole('button', { name: /^Write down/ }).first();
  const name = (await writeDown.getAttribute('aria-label')) ?? '';
  await writeDown.click();
  const sheet = page.getByRole('dialog', { name: 'Write down' });
  await expect(sheet.getByRole('radiogroup', { name: 'Pain before' })).toBeVisible();
  await sheet.getByText('More to write').click();
  await expectToHold(page, { part: openDialog, fingers: sheet });
  await sheet.getByRole('radiogroup', { name: 'Pain before' }).getByText('3', { exact: true }).click();
  await sheet.getByRole('radiogroup', { name: 'Since the last session' }).getByText('Better').click();
  await sheet.getByRole('button', { name: /^(?:Complete and sign|Sign)$/ }).click();
  await expect(page.getByText(/^The note of .+ was signed\.$/)).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expect(page.getByText('Written down and signed').first()).toBeVisible();
});
