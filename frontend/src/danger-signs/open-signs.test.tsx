import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { benchDay } from '../../test/bench.fixture';
import { ownPatients } from '../../test/patient-care.fixture';
import { fakeServer, refusal } from '../../test/fake-server';
import { sentOtp, verified } from '../../test/login-drawer.fixture';
import { accounts, renderRoute } from '../../test/render-route';

const task = (changes: object = {}) => ({
  __typename: 'CareTask',
  id: 't1',
  severity: 'EMERGENCY',
  status: 'OPEN',
  signs: ['chest', 'calf'],
  patient: { __typename: 'AppointmentPatient', id: 'p1', name: 'Sunita Yadav' },
  createdAt: '2026-03-10T06:30:00.000Z',
  dueAt: '2026-03-10T06:45:00.000Z',
  overdue: false,
  ...changes,
});
const sign = (changes: object = {}, ofTask: object = {}) => ({
  __typename: 'OpenSign',
  task: task(ofTask),
  questions: ['Do you have chest pain?', 'Is your calf swollen?'],
  lastYesAt: '2026-03-10T06:30:00.000Z',
  kind: 'PROTOCOL' as const,
  patientNotes: [],
  planId: 'plan1',
  doctorName: 'Dr Meera Sethi',
  phone: '+919876543210',
  ...changes,
});
const signs = (...openSigns: object[]) => ({ data: { openSigns } });
const note = 'Seen by phone: a pulled muscle, rest today.';

function openAt(path: string, account: object, answers: Parameters<typeof fakeServer>[0] = {}) {
  let there = [sign()];
  const server = fakeServer({
    Me: { data: { me: account } },
    OpenSigns: () => signs(...there),
    CareFlags: { data: { careFlags: [] } },
    BenchPatients: ownPatients([]),
    Protocols: { data: { protocols: [] } },
    AcknowledgeSign: () => {
      there = [sign({}, { status: 'ACKNOWLEDGED' })];
      return { data: { acknowledgeTask: { __typename: 'CareTask', id: 't1', status: 'ACKNOWLEDGED' } } };
    },
    ResolveSign: () => {
      there = [];
      return { data: { resolveTask: { __typename: 'CareTask', id: 't1', status: 'RESOLVED' } } };
    },
    ...answers,
  });
  renderRoute(path, server);
  return (operation: string) => server.calls.filter((call) => call.operation === operation);
}
const card = async () => within(await screen.findByRole('region', { name: 'Danger signs' }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const answerWith = async (text: string) => {
  await press('Answer: Sunita Yadav');
  const field = await screen.findByLabelText('What you found, for the team');
  fireEvent.change(field, { target: { value: text } });
  await press('Answer and end the stop');
};

describe('the danger signs of a doctor (recovery §5)', () => {
  it('say of a full list that more follow, and of a shorter one nothing', async () => {
    const many = (count: number) => signs(...Array.from({ length: count }, (_, at) => sign({}, { id: `t${at}` })));
    const answers = [many(99), many(100)];
    openAt('/doctor', accounts.doctor, { OpenSigns: () => answers.shift() ?? new Error('asked too often') });
    expect((await card()).getAllByRole('link', { name: /^Call/ })).toHaveLength(99);
    expect(screen.queryByText(/due first; more follow/)).toBeNull();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('These are the 100 that are due first; more follow.')).toBeVisible();
  });

  it('say whose it is, what was answered with yes, by when to answer, and whom to call', async () => {
    openAt('/doctor', accounts.doctor);
    const [item] = (await card()).getAllByRole('listitem');
    expect(item).toHaveTextContent(
      /Sunita Yadav\s*Emergency.*Yes: Do you have chest pain\?\s*Yes: Is your calf swollen\?/,
    );
    expect(item).toHaveTextContent('Answer by 10 Mar 2026, 12:15 pm');
    const call = screen.getByRole('link', { name: 'Call Sunita Yadav, +91 98765 43210' });
    expect(call).toHaveAttribute('href', 'tel:+919876543210');
  });

  it('say when the patient said yes once more, after the first time', async () => {
    const again = sign({ lastYesAt: '2026-03-10T07:10:00.000Z' });
    openAt('/doctor', accounts.doctor, { OpenSigns: () => signs(again) });
    const [item] = (await card()).getAllByRole('listitem');
    expect(item).toHaveTextContent('Told 10 Mar 2026, 12:00 pm IST, and once more 10 Mar 2026, 12:40 pm IST.');
  });

  it('are marked as seen, and still wait for the answer', async () => {
    const asked = openAt('/doctor', accounts.doctor);
    await press('I have seen it: Sunita Yadav');
    expect(await screen.findByText('Seen by the doctor')).toBeVisible();
    expect(asked('AcknowledgeSign').map(({ variables }) => variables)).toEqual([{ id: 't1', seen: ['chest', 'calf'] }]);
    expect(screen.queryByRole('button', { name: /^I have seen it/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Answer: Sunita Yadav' })).toBeVisible();
  });

  it('are answered with a note of 10 characters or more, and are gone then', async () => {
    const asked = openAt('/doctor', accounts.doctor);
    await answerWith('  too few  ');
    expect(await screen.findByText('Note must have 10 to 500 characters')).toBeVisible();
    expect(asked('ResolveSign')).toEqual([]);
    fireEvent.change(screen.getByLabelText(/^What you found/), { target: { value: ` ${note} ` } });
    fireEvent.change(screen.getByLabelText(/^What the patient is to do/), {
      target: { value: 'Keep the leg up today.' },
    });
    await press('Answer and end the stop');
    expect(await screen.findByText('No danger sign waits for you.')).toBeVisible();
    expect(asked('ResolveSign').map(({ variables }) => variables)).toEqual([
      { id: 't1', note, advice: 'Keep the leg up today.', seen: ['chest', 'calf'] },
    ]);
    await waitFor(() => expect(asked('BenchPatients')).toHaveLength(2));
  });

  it('show a further sign that has come meanwhile before the answer counts for it, and keep the note', async () => {
    const [before, after] = [['calf'], ['calf', 'wound']];
    let now = sign({ questions: ['Is your calf swollen?'] }, { signs: before });
    const asked = openAt('/doctor', accounts.doctor, {
      OpenSigns: () => signs(now),
      ResolveSign: ({ seen }) => {
        if ((seen as string[]).includes('wound'))
          return { data: { resolveTask: { __typename: 'CareTask', id: 't1', status: 'RESOLVED' } } };
        now = sign({ questions: ['Is your calf swollen?', 'Is the wound open?'] }, { signs: after });
        return refusal('A further danger sign has come meanwhile.', 'CHANGED_MEANWHILE');
      },
    });
    await answerWith(note);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Yes: Is the wound open?')).toBeVisible();
    expect(dialog.getByRole('region', { name: 'Changed meanwhile' })).toHaveTextContent('Is the wound open?');
    expect(dialog.getByRole('alert')).toHaveTextContent(/^Somebody else changed this meanwhile/);
    expect(dialog.getByLabelText(/^What you found/)).toHaveValue(note);
    await press('Answer and end the stop');
    expect(await screen.findByText('The danger sign of Sunita Yadav was answered.')).toBeVisible();
    expect(asked('ResolveSign').map(({ variables }) => variables['seen'])).toEqual([before, after]);
  });

  it('keep the note that could not be sent, and that of a session which ended in the middle of it', async () => {
    let isBack = false;
    const answers = [new TypeError('Failed to fetch'), refusal('Please sign in first.', 'UNAUTHENTICATED')];
    const asked = openAt('/doctor', accounts.doctor, {
      ResolveSign: () =>
        answers.shift() ??
        (isBack
          ? { data: { resolveTask: { __typename: 'CareTask', id: 't1', status: 'RESOLVED' } } }
          : refusal('Please sign in first.', 'UNAUTHENTICATED')),
      SendOtp: sentOtp,
      VerifyOtp: () => {
        isBack = true;
        return verified(accounts.doctor);
      },
    });
    await answerWith(note);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to answer the sign');
    expect(screen.getByLabelText(/^What you found/)).toHaveValue(note);
    await press('Answer and end the stop');
    await press('Send OTP');
    fireEvent.change(await screen.findByLabelText(/one-time password/i), { target: { value: '123456' } });
    expect(await screen.findByText('The danger sign of Sunita Yadav was answered.')).toBeVisible();
    expect(asked('ResolveSign').map(({ variables }) => variables['note'])).toEqual([note, note, note]);
  });

  it('are read anew when the page is looked at again', async () => {
    const answers = [signs(), signs(sign())];
    openAt('/doctor', accounts.doctor, { OpenSigns: () => answers.shift() ?? new Error('asked too often') });
    expect(await screen.findByText('No danger sign waits for you.')).toBeVisible();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('Sunita Yadav')).toBeVisible();
  });

  it('are not said to be none when that could not be read anew', async () => {
    const answers = [signs(), new TypeError('Failed to fetch'), signs(sign())];
    openAt('/doctor', accounts.doctor, { OpenSigns: () => answers.shift() ?? new Error('asked too often') });
    expect(await screen.findByText('No danger sign waits for you.')).toBeVisible();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch the danger signs');
    expect(screen.queryByText('No danger sign waits for you.')).toBeNull();
    await press('Try again');
    expect(await screen.findByText('Sunita Yadav')).toBeVisible();
  });

  it('stay when they could not be read anew', async () => {
    const answers = [signs(sign()), new TypeError('Failed to fetch')];
    const asked = openAt('/doctor', accounts.doctor, { OpenSigns: () => answers.shift() ?? new Error('too often') });
    await card();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(asked('OpenSigns')).toHaveLength(2));
    expect(await screen.findByText('Sunita Yadav')).toBeVisible();
  });

  it('say when they could not be read', async () => {
    const answers = [new TypeError('Failed to fetch'), signs(sign())];
    openAt('/doctor', accounts.doctor, { OpenSigns: () => answers.shift() ?? new Error('asked too often') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch the danger signs');
    await press('Try again');
    expect(await screen.findByText('Sunita Yadav')).toBeVisible();
  });
});

describe('the danger signs of others', () => {
  it('tell a physiotherapist who is to answer, without a way to call or to answer', async () => {
    const overdue = sign({ phone: null }, { overdue: true });
    openAt('/physio', accounts.physiotherapist, { OpenSigns: signs(overdue), BenchDay: benchDay({ openSigns: 1 }) });
    const shown = await card();
    expect(shown.getByText('Overdue since 10 Mar 2026, 12:15 pm IST')).toBeVisible();
    expect(shown.getByText(/Dr Meera Sethi is to answer\./)).toBeVisible();
    expect(shown.getByRole('link')).toHaveAttribute('href', '/physio/patients/p1');
    expect(shown.queryByRole('button')).toBeNull();
  });

  it('lead an admin to the patient, and say where nobody is there to answer', async () => {
    openAt('/admin', accounts.admin, { OpenSigns: signs(sign({ doctorName: null })) });
    const shown = await card();
    expect(shown.getByRole('link', { name: 'Sunita Yadav' })).toHaveAttribute('href', '/admin/patients/p1');
    expect(shown.getByText(/an admin has to name one/)).toBeVisible();
    expect(shown.getByRole('link', { name: /^Call/ })).toBeVisible();
  });

  it('take no room where there are none', async () => {
    const asked = openAt('/admin', accounts.admin, { OpenSigns: signs() });
    await waitFor(() => expect(asked('OpenSigns')).toHaveLength(1));
    expect(await screen.findByText(/Welcome to the admin dashboard/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Danger signs' })).toBeNull();
  });

  it('are no empty card where none waited when they were last read', async () => {
    const answers = [signs(), new TypeError('Failed to fetch'), signs()];
    openAt('/admin', accounts.admin, { OpenSigns: () => answers.shift() ?? new Error('asked too often') });
    await screen.findByText(/Welcome to the admin dashboard/);
    expect(screen.queryByRole('region', { name: 'Danger signs' })).toBeNull();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    const shown = await card();
    expect(shown.getByRole('alert')).toHaveTextContent('Failed to fetch the danger signs');
    await userEvent.click(shown.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Danger signs' })).toBeNull());
  });
});
