import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { deskPatient, openDesk } from '../../test/desk.fixture';
import { refusal, type Answer } from '../../test/fake-server';
import { openPage, overview, pageOf } from '../../test/patient-page.fixture';

const checkOf = (changes: object | null = {}): Answer => ({
  data: {
    birthYearCheck: changes && {
      __typename: 'BirthYearCheck',
      userId: 'u-7',
      since: '2026-11-20T05:30:00.000Z',
      triesLeft: 3,
      hasBirthDate: true,
      ...changes,
    },
  },
});
const lifted: Answer = { data: { liftBirthYearCheck: true } };

/** The dialog of the desk. */
async function atDesk(answers: Record<string, Answer | (() => Answer)>) {
  const { asked } = openDesk('/desk/patients/PT-000007', {
    DeskPatient: { data: { deskPatient } },
    ...answers,
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('button', { name: 'Check the sign-in' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign-in of the patient' }));
  return { user, dialog, sent: () => asked('LiftBirthYearCheck') };
}

describe('the year of birth at the desk', () => {
  it('is asked of nobody where nothing waits', async () => {
    const { dialog } = await atDesk({ BirthYearCheck: checkOf(null) });
    expect(await dialog.findByText(/waits for nothing/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Open the account' })).toBeNull();
  });

  it.each([
    [{ triesLeft: 3 }, /Tries left: 3/],
    [{ triesLeft: 0 }, /wrong five times/],
    [{ hasBirthDate: false }, /no date of birth/],
  ])('says why the account waits: %o', async (changes, words) => {
    const { dialog } = await atDesk({ BirthYearCheck: checkOf(changes) });
    expect(await dialog.findByText(words)).toBeVisible();
  });

  it('is lifted under a tap; a refusal is told', async () => {
    const states = [checkOf(), checkOf(null)];
    const answers = [refusal('No.', 'FORBIDDEN'), lifted];
    const { user, dialog, sent } = await atDesk({
      BirthYearCheck: () => states.shift() ?? checkOf(null),
      LiftBirthYearCheck: () => answers.shift() ?? lifted,
    });
    await user.click(await dialog.findByRole('button', { name: 'Open the account' }));
    expect(await screen.findByText(/The account was not opened/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Open the account' }));
    expect(await dialog.findByText(/waits for nothing/)).toBeVisible();
    expect(sent()).toEqual([{ userId: 'u-7' }, { userId: 'u-7' }]);
  });
});

it('stands for admins on the page of the patient, at Family', async () => {
  openPage(
    { ...pageOf(overview), PatientFamily: { data: { familyGrants: [] } }, BirthYearCheck: checkOf() },
    '?tab=family',
  );
  const note = within(await screen.findByRole('region', { name: 'Year of birth' }));
  expect(note.getByRole('button', { name: 'Open the account' })).toBeVisible();
  await waitFor(() => expect(note.getByText(/Tries left: 3/)).toBeVisible());
});
