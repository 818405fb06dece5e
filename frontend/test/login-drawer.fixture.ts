import { screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { fakeServer, type Answer } from './fake-server';
import { renderRoute, type accounts } from './render-route';

/** A code is on its way, and no wait before another one. */
export const sentOtp: Answer = {
  data: {
    sendOtp: { __typename: 'OtpSent', message: 'A code is on its way.', expiresInSeconds: 300, resendAfterSeconds: 0 },
  },
};
/** The code was right, and this is the account, which has a language. */
export const verified = (user: (typeof accounts)[keyof typeof accounts], language = 'English'): Answer => ({
  data: { verifyOtp: { ...user, language, birthYearDue: false } },
});

/** A visitor's server, with what else it answers. */
export const server = (answers: Parameters<typeof fakeServer>[0]) =>
  fakeServer({ Me: { data: { me: null } }, ...answers });

/** The drawer of /login, for a visitor. */
export async function open(answers: Parameters<typeof fakeServer>[0] = {}) {
  const user = userEvent.setup();
  const fake = server(answers);
  const router = renderRoute('/login', fake);
  const drawer = await screen.findByRole('dialog', { name: 'Sign in or sign up' });
  await within(drawer).findByRole('textbox');
  return { user, router, fake };
}

/** All at once, as a paste: key by key is slow here. */
export async function fill(user: UserEvent, input: HTMLElement, text: string) {
  await user.click(input);
  await user.paste(text);
}

/** Asks for a code. */
export async function sendTo(user: UserEvent, phoneNumber: string) {
  await fill(user, screen.getByLabelText(/mobile number/i), phoneNumber);
  await user.click(screen.getByRole('button', { name: 'Send OTP' }));
}

/** Six digits send themselves. */
export async function verify(user: UserEvent, otp: string) {
  await fill(user, await screen.findByLabelText(/one-time password/i), otp);
}
