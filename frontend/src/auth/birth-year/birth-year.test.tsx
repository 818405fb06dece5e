import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../../test/fake-server';
import { fill, open, sendTo, sentOtp, verified, verify } from '../../../test/login-drawer.fixture';
import { accounts } from '../../../test/render-route';

const half = {
  data: { verifyOtp: { ...accounts.patient, fullName: '', language: 'English', birthYearDue: true } },
};
const confirmed = { data: { confirmBirthYear: { ...accounts.patient, language: 'English' } } };

/** The drawer after the code by text message was right, and the year of birth is due. */
async function atYear(answers: Parameters<typeof open>[0] = {}) {
  const opened = await open({ SendOtp: sentOtp, VerifyOtp: half, ConfirmBirthYear: confirmed, ...answers });
  await sendTo(opened.user, '9876543210');
  await verify(opened.user, '123456');
  const input = await screen.findByLabelText('Year of birth');
  const answer = async (year: string) => {
    await opened.user.clear(input);
    await fill(opened.user, input, year);
    await opened.user.click(screen.getByRole('button', { name: 'Continue' }));
  };
  const sent = () =>
    opened.fake.calls.filter(({ operation }) => operation === 'ConfirmBirthYear').map(({ variables }) => variables);
  return { ...opened, answer, sent };
}

describe('the year of birth after a sign-in', () => {
  it('is not asked of an account that need not confirm it', async () => {
    const { user, router } = await open({ SendOtp: sentOtp, VerifyOtp: verified(accounts.patient) });
    await sendTo(user, '9876543210');
    await verify(user, '123456');
    await waitFor(() => expect(router.state.location.pathname).toBe('/user'));
  });

  it('stands in place of the pages until it is confirmed', async () => {
    const { router, answer, sent } = await atYear();
    expect(router.state.location.pathname).toBe('/login');
    await answer('1961');
    await waitFor(() => expect(router.state.location.pathname).toBe('/user'));
    expect(sent()).toEqual([{ year: 1961 }]);
    expect(await screen.findAllByText(/Ramesh/)).not.toEqual([]);
  });

  it('says that a year is wrong, and sends it again, since the clinic may have opened the account', async () => {
    const answers = [refusal('This year was not accepted.', 'BAD_INPUT'), confirmed];
    const { router, answer, sent } = await atYear({ ConfirmBirthYear: () => answers.shift() ?? confirmed });
    await answer('1960');
    expect(await screen.findByRole('alert')).toHaveTextContent('This year was not accepted.');
    expect(router.state.location.pathname).toBe('/login');
    await answer('1960');
    await waitFor(() => expect(router.state.location.pathname).toBe('/user'));
    expect(sent()).toEqual([{ year: 1960 }, { year: 1960 }]);
  });

  it('begins anew with the number once the sign-in is over', async () => {
    const { answer } = await atYear({ ConfirmBirthYear: refusal('Please sign in first.', 'UNAUTHENTICATED') });
    await answer('1961');
    expect(await screen.findByRole('button', { name: 'Send OTP' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Please sign in first.');
  });

  it('is asked again after a reload', async () => {
    await atYear();
    const kept = Object.entries(sessionStorage);
    cleanup(); // which a reload does not
    for (const [key, value] of kept) sessionStorage.setItem(key, String(value));
    await open({ ConfirmBirthYear: confirmed });
    expect(await screen.findByLabelText('Year of birth')).toBeVisible();
  });
});
