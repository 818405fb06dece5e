import { describe, expect, it } from 'vitest';
import { initialLoginState, loginReducer, type LoginEvent, type LoginState } from './login-state';

const after = (...events: readonly LoginEvent[]): LoginState => events.reduce(loginReducer, initialLoginState);

const typed: LoginEvent = { type: 'phone typed', phoneNumber: '9876543210' };
const asAdmin: LoginEvent = { type: 'mode chosen', mode: 'admin' };
const sent: LoginEvent = {
  type: 'otp sent',
  mode: 'user',
  phoneNumber: '9876543210',
  message: 'Sent.',
  expiresAt: 300_000,
  resendAt: 60_000,
  allowedAt: 10_000,
};
const otp: LoginEvent = { type: 'otp typed', otp: '123456' };
const back: LoginEvent = { type: 'went back' };

describe('the login drawer', () => {
  it('opens in user mode at the phone step', () => {
    expect(initialLoginState).toMatchObject({ mode: 'user', step: 'phone', phoneNumber: '' });
  });

  it('moves to the otp step after a successful send', () => {
    expect(after(typed, sent)).toMatchObject({ mode: 'user', step: 'otp', otp: '', resendAt: 60_000, isResent: false });
  });

  it('returns to the phone step and clears the otp by the back arrow, keeping the number', () => {
    const state = after(typed, sent, otp, back);
    expect(state).toEqual({
      mode: 'user',
      step: 'phone',
      phoneNumber: '9876543210',
      keepSignedIn: false,
      error: null,
    });
  });

  it('keeps nobody signed in until that is ticked, then through both steps, and never in another mode (AU-3)', () => {
    const keep: LoginEvent = { type: 'keeping chosen', keepSignedIn: true };
    expect(after(typed, sent).keepSignedIn).toBe(false);
    expect(after(keep, typed, sent, otp)).toMatchObject({ step: 'otp', keepSignedIn: true });
    expect(after(keep, typed, sent, otp, back)).toMatchObject({ step: 'phone', keepSignedIn: true });
    expect(after(keep, asAdmin).keepSignedIn).toBe(false);
    expect(after(keep, asAdmin, back).keepSignedIn).toBe(false);
  });

  it('returns from admin mode to user mode by the back arrow', () => {
    expect(after(asAdmin, back).mode).toBe('user');
  });

  it('returns from the mode of the team to user mode by the back arrow', () => {
    expect(after({ type: 'mode chosen', mode: 'staff' }, back).mode).toBe('user');
  });

  it('returns from the admin otp step to the admin phone step first', () => {
    expect(after(asAdmin, typed, { ...sent, mode: 'admin' }, back)).toMatchObject({ mode: 'admin', step: 'phone' });
  });

  it('forgets the code when the number changes', () => {
    expect(after(typed, sent, otp, { type: 'phone typed', phoneNumber: '9' })).not.toHaveProperty('otp');
  });

  it('forgets the code when another one is sent', () => {
    expect(after(typed, sent, otp, sent)).toMatchObject({ otp: '', isResent: true });
  });

  it('needs to wait for another code no longer than the server asks, once the present one is spent', () => {
    const failed: LoginEvent = { type: 'failed', mode: 'user', error: 'Error: spent', isSpent: true };
    expect(after(typed, sent, otp, failed)).toMatchObject({ isSpent: true, resendAt: 10_000, otp: '123456' });
    expect(after(typed, sent, { ...failed, isSpent: false })).toMatchObject({ isSpent: false, resendAt: 60_000 });
    expect(after(typed, sent, failed, sent)).toMatchObject({ isSpent: false, resendAt: 60_000 });
    expect(after(typed, failed)).not.toHaveProperty('isSpent');
  });

  it('ignores an answer that comes late, for another number or mode', () => {
    expect(after(typed, asAdmin, sent)).toMatchObject({ mode: 'admin', step: 'phone' });
    expect(after({ type: 'phone typed', phoneNumber: '9' }, sent).step).toBe('phone');
    expect(after(typed, asAdmin, { type: 'failed', mode: 'user', error: 'Error: late' }).error).toBeNull();
  });

  it('keeps an error until it is dismissed or the next try begins', () => {
    const failed: LoginEvent = { type: 'failed', mode: 'user', error: 'Error: no' };
    expect(after(failed, typed).error).toBe('Error: no');
    expect(after(failed, { type: 'error dismissed' }).error).toBeNull();
    expect(after(failed, { type: 'submitted' }).error).toBeNull();
  });
});
