import type { Page } from '@playwright/test';
import { addDays, clinicDay, timeText } from '../src/calendar/clinic-time';
import { expectToHold } from './support/hold';
import { openDialog } from './support/sessions';
import { signInAsDoctor } from './support/sign-in';
import { expect, test } from './support/test';

const neha = '9000000011';
/** Days back within which the sample data has a session of hers without a note. */
const mostDaysBack = 14;

/** The newest day with a session that the physiotherapist who is signed in can write down and sign, and the label of its button. */
async function sessionToSign(page: Page): Promise<{ readonly day: string; readonly label: string }> {
  const query = `query ($day: LocalDate!) {
    benchDay(day: $day) { sessions { reach note { id } patient { name } appointment { status appointmentDate } } }
  }`;
  const today = clinicDay(Date.now());
  for (let back = 0; back <= mostDaysBack; back++) {
    const day = addDays(today, -back);
    const answer = await page.request.post('/graphql', { data: { query, variables: { day } } });
    const { data }: { data: { benchDay: { sessions: readonly Session[] } } } = await answer.json();
    // A session that begins soon can be written down, too, but is not signed yet.
    const session = data.benchDay.sessions.find(isToSign);
    if (session) {
      return { day, label: `Write down: ${session.patient.name}, ${timeText(session.appointment.appointmentDate)}` };
    }
  }
  throw new Error(`no session without a note within ${mostDaysBack} days`);
}

interface Session {
  readonly reach: string;
  readonly note: object | null;
  readonly patient: { readonly name: string };
  readonly appointment: { readonly status: string; readonly appointmentDate: string };
}

const isToSign = ({ reach, note, appointment }: Session) =>
  reach !== 'NONE' && note === null && appointment.status === 'COMPLETED';

test('a physiotherapist writes a session down in four taps, and it is signed (bench §3, §12)', async ({ page }) => {
  await signInAsDoctor(page, neha);
  const { day, label } = await sessionToSign(page);
  await page.goto(`/physio?day=${day}`);
  await page.getByRole('button', { name: label, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Write down' });
  await expect(sheet.getByRole('radiogroup', { name: 'Pain before' })).toBeVisible();
  await sheet.getByText('More to write').click();
  await expectToHold(page, { part: openDialog, fingers: sheet });
  await sheet.getByRole('radiogroup', { name: 'Pain before' }).getByText('3', { exact: true }).click();
  await sheet.getByRole('radiogroup', { name: 'Since the last session' }).getByText('Better').click();
  await sheet.getByRole('button', { name: /^(?:Complete and sign|Sign)$/ }).click();
  await expect(page.getByText(/^The note of .+ was signed\.$/)).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name: label, exact: true })).toHaveCount(0);
  await expect(page.getByText('Written down and signed').first()).toBeVisible();
});
