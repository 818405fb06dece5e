import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clinicDay } from '../calendar/clinic-time';
import { leaveFor } from '../language/form-carryover';
import { fakeServer, refusal } from '../../test/fake-server';
import { accounts, renderRoute } from '../../test/render-route';
import { newcomer, openAs, profileOf } from '../../test/user.fixture';

type Answers = Parameters<typeof fakeServer>[0];
const done = profileOf({ fullName: 'Sunita Devi', email: 'sunita@example.com', dateOfBirth: '1962-05-04' });

const open = (answers: Answers = {}, profile = newcomer) => openAs(profile, '/patient-signup', answers);
const fullName = () => screen.findByLabelText('Full name');
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function fill() {
  await userEvent.type(await fullName(), ' Sunita Devi ');
  await userEvent.type(screen.getByLabelText('Email'), 'sunita@example.com');
  await userEvent.type(screen.getByLabelText('Date of birth'), '4/5/1962');
  await userEvent.click(screen.getByLabelText('Female'));
}

async function expectFilled() {
  expect(await fullName()).toHaveValue(' Sunita Devi ');
  expect(screen.getByLabelText('Email')).toHaveValue('sunita@example.com');
  expect(screen.getByLabelText('Date of birth')).toHaveValue('4/5/1962');
  expect(screen.getByLabelText('Female')).toBeChecked();
}

describe('the number', () => {
  it('is the one that the redirect passed, until the account is known', async () => {
    const { promise: me } = Promise.withResolvers<never>();
    const state = { user: accounts.patient, mobileNumber: '+919812345678' };
    renderRoute('/patient-signup', fakeServer({ Me: () => me }), state);
    expect(await screen.findByText('+91 98123 45678')).toBeVisible();
    expect(screen.queryByLabelText('Full name')).not.toBeInTheDocument();
  });

  it('is the account’s own whatever an old entry of the history says', async () => {
    openAs(newcomer, '/patient-signup', {}, { mobileNumber: '+919000000000' });
    expect(await screen.findByText('+91 98765 43210')).toBeVisible();
    expect(screen.queryByText('+91 90000 00000')).not.toBeInTheDocument();
  });

  it.each([null, 'state', { mobileNumber: 42 }])('is the account’s own when the state is %j', async (state) => {
    openAs(newcomer, '/patient-signup', {}, state);
    expect(await screen.findByText('+91 98765 43210')).toBeVisible();
  });
});

describe('a reload', () => {
  afterEach(() => sessionStorage.clear());
  const leave = () => dispatchEvent(new PageTransitionEvent('pagehide'));

  it('keeps what was typed, also twice', async () => {
    open();
    await fill();
    for (const _time of [1, 2]) {
      leave();
      cleanup();
      open();
      await expectFilled();
    }
  });

  it('keeps nothing where nothing was typed', async () => {
    open();
    await fullName();
    leave();
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('typed'))).toEqual([]);
  });
});

describe('when the language is changed', () => {
  /** Fills in the form, goes over to Hindi, and stands at the same address again. */
  async function switchAfterTyping() {
    vi.stubGlobal('location', { pathname: '/patient-signup', search: '', hash: '', reload: () => undefined });
    open();
    await fill();
    leaveFor('hi', 'https://clinic.test/patient-signup');
    vi.unstubAllGlobals();
    cleanup();
    history.replaceState(null, '', '/patient-signup');
  }

  it('what was typed comes along, once', async () => {
    await switchAfterTyping();
    open();
    await expectFilled();
    cleanup();
    open();
    expect(await fullName()).toHaveValue('');
  });

  it('another account that signs in meanwhile gets nothing of it', async () => {
    await switchAfterTyping();
    open({}, { ...newcomer, id: 'p2' });
    expect(await fullName()).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('what is refused before it is sent', () => {
  it('all four fields are required', async () => {
    const { asked } = open();
    await fullName();
    await press('Submit');
    for (const sentence of [
      'Full name is required',
      'Email is required',
      'Date of birth is required',
      'Gender is required',
    ]) {
      expect(await screen.findByText(sentence)).toBeInTheDocument();
    }
    expect(asked('CompleteProfile')).toEqual([]);
  });

  it.each(['sunita', 'sunita@', 'a b@example.com'])('the email %s', async (email) => {
    const { asked } = open();
    await fill();
    await userEvent.clear(screen.getByLabelText('Email'));
    await userEvent.type(screen.getByLabelText('Email'), email);
    await press('Submit');
    expect(await screen.findByText('Please enter a valid e-mail address')).toBeInTheDocument();
    expect(asked('CompleteProfile')).toEqual([]);
  });

  it('a day that does not exist', async () => {
    const { asked } = open();
    await fill();
    await userEvent.clear(screen.getByLabelText('Date of birth'));
    await userEvent.type(screen.getByLabelText('Date of birth'), '31/4/1962');
    await press('Submit');
    expect(await screen.findByText(/^Please enter a date of birth in the past/)).toBeInTheDocument();
    expect(asked('CompleteProfile')).toEqual([]);
  });
});

describe('the date of birth', () => {
  it('is taken as computers write it, too', async () => {
    const { asked } = open({ CompleteProfile: refusal('Something went wrong on our side.', 'INTERNAL') });
    await fill();
    fireEvent.change(screen.getByLabelText(/date of birth/i), { target: { value: '1990-05-17' } });
    expect(await screen.findByText('17 May 1990')).toBeVisible();
    await press('Submit');
    expect(asked('CompleteProfile')).toMatchObject([{ input: { dateOfBirth: '1990-05-17' } }]);
  });

  it('can be picked in the device’s own calendar', async () => {
    open();
    await fullName();
    const showPicker = vi.fn(function pick(this: HTMLInputElement) {
      expect([this.min, this.max]).toEqual(['1900-01-01', clinicDay(Date.now())]);
      fireEvent.change(this, { target: { value: '1962-05-04' } });
    });
    HTMLInputElement.prototype.showPicker = showPicker;
    await press('Choose from a calendar');
    expect(screen.getByLabelText('Date of birth')).toHaveValue('04/05/1962');
  });
});

describe('the first field at fault gets the focus', () => {
  it.each([
    ['Full name', () => userEvent.clear(screen.getByLabelText('Full name'))],
    ['Email', () => userEvent.clear(screen.getByLabelText('Email'))],
    ['Date of birth', () => userEvent.clear(screen.getByLabelText('Date of birth'))],
  ])('%s', async (label, spoil) => {
    open();
    await fill();
    await spoil();
    await press('Submit');
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
  });

  it('Gender, by its first choice', async () => {
    open({}, { ...done, gender: null });
    await fullName();
    await press('Submit');
    await waitFor(() => expect(screen.getByLabelText('Male')).toHaveFocus());
    expect(screen.getByRole('radiogroup', { name: 'Gender' })).toHaveAccessibleDescription('Gender is required');
  });
});

describe('Submit', () => {
  it('sends the four fields, stores the returned user and goes to /user, replacing history', async () => {
    const profiles = [newcomer, done];
    const { router, asked } = open({
      CompleteProfile: { data: { completeProfile: done } },
      UserProfile: () => ({ data: { me: profiles.shift() ?? done } }),
    });
    await fill();
    expect(screen.getByText('4 May 1962')).toBeVisible();
    await press('Submit');
    await waitFor(() => expect(router.state.location.pathname).toBe('/user'));
    const input = { name: 'Sunita Devi', email: 'sunita@example.com', dateOfBirth: '1962-05-04', gender: 'FEMALE' };
    expect(asked('CompleteProfile')).toEqual([{ input }]);
    expect(router.state.historyAction).toBe('REPLACE');
    // The guard and the greeting know it without asking who is signed in again.
    expect(await screen.findByText('Sunita Devi', { selector: 'strong' })).toBeVisible();
    expect(asked('Me')).toHaveLength(1);
  });

  it.each([
    ['refused', refusal('Something went wrong on our side.', 'INTERNAL')],
    ['lost', new TypeError('Failed to fetch')],
  ])('that is %s says so until it is dismissed, and nothing typed is lost', async (_how, answer) => {
    const { router } = open({ CompleteProfile: answer });
    await fill();
    await press('Submit');
    const sentence = 'Failed to update profile. Please try again.';
    expect(await screen.findByText(sentence)).toBeVisible();
    await expectFilled();
    expect(router.state.location.pathname).toBe('/patient-signup');
    await press('Dismiss');
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  });

  it('shows the sentences of the server beside their fields, under the one of spec §8', async () => {
    const fields = { email: 'Please enter a valid e-mail address', gender: 'Gender must be male, female or other' };
    const refused = { errors: [{ message: fields.email, extensions: { code: 'BAD_INPUT', fields } }] };
    open({ CompleteProfile: refused });
    await fill();
    await press('Submit');
    expect(await screen.findByText(fields.gender)).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to update profile. Please try again.');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(fields.email);
    await expectFilled();
  });
});

describe('Skip', () => {
  it('leaves the form for later and goes to /user, replacing history', async () => {
    const skipped = { ...newcomer, profileCompleted: true };
    const profiles = [newcomer, skipped];
    const { router, asked } = open({
      SkipProfile: { data: { skipProfile: skipped } },
      UserProfile: () => ({ data: { me: profiles.shift() ?? skipped } }),
    });
    await fullName();
    await press('Skip');
    await waitFor(() => expect(router.state.location.pathname).toBe('/user'));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(asked('SkipProfile')).toHaveLength(1);
    expect(asked('CompleteProfile')).toEqual([]);
    expect(await screen.findByRole('heading', { name: 'Your details' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/user');
  });

  it('that fails says so, and nothing typed is lost', async () => {
    open({ SkipProfile: new TypeError('Failed to fetch') });
    await fill();
    await press('Skip');
    expect(await screen.findByText('Failed to skip profile update. Please try again.')).toBeVisible();
    await expectFilled();
  });
});

describe('a patient whose profile is complete (reading 68)', () => {
  it('sees the present values', async () => {
    open({}, done);
    expect(await fullName()).toHaveValue('Sunita Devi');
    expect(screen.getByLabelText('Email')).toHaveValue('sunita@example.com');
    expect(screen.getByLabelText('Date of birth')).toHaveValue('04/05/1962');
    expect(screen.getByLabelText('Male')).toBeChecked();
  });

  it('changes nothing with Skip', async () => {
    const { router, asked } = open({}, done);
    await fullName();
    await press('Skip');
    await waitFor(() => expect(router.state.location.pathname).toBe('/user'));
    expect(asked('SkipProfile')).toEqual([]);
  });
});

it('a profile that could not be loaded can be tried again', async () => {
  const answers = [new TypeError('Failed to fetch'), { data: { me: done } }];
  open({ UserProfile: () => answers.shift() ?? new Error('asked too often') });
  expect(await screen.findByText('Error fetching profile data')).toBeVisible();
  await press('Try again');
  expect(await fullName()).toHaveValue('Sunita Devi');
});
