import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { endedText, open } from '../../test/ending-session.fixture';
import { refusal } from '../../test/fake-server';
import { verified } from '../../test/login-drawer.fixture';
import { accounts } from '../../test/render-route';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a sign-in that was closed is not opened again by what asks by itself, which goes on after a sign-in', async () => {
  const running = {
    __typename: 'PatientImport',
    id: 'i1',
    fileName: 'patients.xlsx',
    dryRun: false,
    status: 'RUNNING',
    rows: 9,
    created: 1,
    unchanged: 0,
    failed: 0,
    errors: [],
    createdAt: '2026-03-10T06:30:00.000Z',
    headings: [],
    completed: 0,
    openingDue: 0,
    openingAdvance: 0,
    packages: 0,
    undoneAt: null,
    kept: 0,
    isRecorded: true,
  };
  let isEnded = false;
  const { server, router } = await open({
    PatientImport: () =>
      isEnded ? refusal('Please sign in first.', 'UNAUTHENTICATED') : { data: { patientImport: running } },
    VerifyOtp: () => {
      isEnded = false;
      return verified(accounts.admin);
    },
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const asked = () => server.calls.filter(({ operation }) => operation === 'PatientImport').length;
  await act(() => router.navigate('/admin/import?id=i1'));
  await screen.findByText('Importing: 1 of 9 rows');
  isEnded = true;
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  await screen.findByText(endedText);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await screen.findByText(/^You are signed out/);
  const before = asked();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(asked()).toBe(before);
  expect(screen.queryByText(endedText)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
  await screen.findByText(endedText);
  fireEvent.click(screen.getByRole('button', { name: 'Send OTP' }));
  fireEvent.change(await screen.findByLabelText(/one-time password/i), { target: { value: '123456' } });
  await waitFor(() => expect(screen.queryByText(endedText)).toBeNull());
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  expect(asked()).toBeGreaterThan(before);
});
