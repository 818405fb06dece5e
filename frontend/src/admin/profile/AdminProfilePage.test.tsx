import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authenticator } from '../../../test/authenticator.fixture';
import { fakeServer, refusal } from '../../../test/fake-server';
import { accounts, renderRoute } from '../../../test/render-route';

const { admin } = accounts;
const ownProfile = { ...admin, pendingNumber: null };
const photo = new File(['bytes'], 'me.png', { type: 'image/png' });

beforeEach(() => {
  // jsdom has neither.
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});

afterEach(() => vi.unstubAllGlobals());

function open(answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    Me: { data: { me: admin } },
    AdminProfile: { data: { me: ownProfile } },
    OwnAuthenticator: authenticator(),
    ...answers,
  });
  return renderRoute('/admin/profile', server);
}

/** Stubs the call that saves; what was sent is kept. */
function answerWith(...answers: readonly (Response | Error)[]) {
  const left = [...answers];
  const sent: Record<string, FormDataEntryValue>[] = [];
  const send = vi.fn<typeof fetch>(async (_input, init) => {
    if (init?.body instanceof FormData) sent.push(Object.fromEntries(init.body.entries()));
    const answer = left.shift() ?? new Error('asked too often');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  vi.stubGlobal('fetch', send);
  return { send, sent };
}

const refuse = (status: number, body: unknown) => Response.json(body, { status });
const saved = () => Response.json({ message: 'Profile updated successfully!', data: {} });

const fullName = () => screen.findByLabelText('Full name');
const phoneNumber = () => screen.getByLabelText('Phone number');
const update = async () => userEvent.click(screen.getByRole('button', { name: 'Update Profile' }));

async function retype(input: HTMLElement, text: string) {
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

describe('loading the profile', () => {
  it('says that the answer was not OK, and tries again', async () => {
    const answers = [refusal('Something went wrong on our side.', 'INTERNAL'), { data: { me: ownProfile } }];
    open({ AdminProfile: () => answers.shift() ?? new Error('asked too often') });
    expect(await screen.findByText('Failed to fetch profile')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Update Profile' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await fullName()).toHaveValue('Anita Verma');
  });

  it('says what the exception was when no answer came', async () => {
    open({ AdminProfile: new TypeError('Failed to fetch') });
    expect(await screen.findByText('Error fetching profile: Failed to fetch')).toBeVisible();
  });
});

describe('what is refused before it is sent', () => {
  it('an empty full name', async () => {
    const { send } = answerWith();
    open();
    await retype(await fullName(), ' ');
    await update();
    expect(await screen.findByText('Full name is required')).toBeInTheDocument();
    expect(send).not.toHaveBeenCalled();
  });

  it('a phone number that is none', async () => {
    const { send } = answerWith();
    open();
    await fullName();
    await retype(phoneNumber(), '98765');
    await update();
    expect(await screen.findByText('Enter a mobile number of ten digits')).toBeInTheDocument();
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    [
      'a file that is no image',
      new File(['x'], 'notes.txt', { type: 'text/plain' }),
      'The photo must be an image file.',
    ],
    [
      'a photo that is too large',
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' }),
      'The photo can have at most 5 MB.',
    ],
  ])('%s, until it is taken back', async (_what, file, complaint) => {
    const { send, sent } = answerWith(saved());
    open();
    await fullName();
    await userEvent.upload(screen.getByLabelText(/^Photo/), file, { applyAccept: false });
    await update();
    expect(await screen.findByText(complaint)).toBeInTheDocument();
    expect(send).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Leave it out' }));
    await waitFor(() => expect(screen.queryByText(complaint)).not.toBeInTheDocument());
    await update();
    await waitFor(() => expect(sent).toEqual([{ fullName: 'Anita Verma', phoneNumber: '9876543210' }]));
  });
});

describe('a change that is refused', () => {
  it.each([
    ["the server's message", refuse(409, { message: 'Another admin has this number.', code: 'ALREADY_EXISTS' })],
    ["'Failed to update profile' without one", new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ["'Failed to update profile' without an answer", new TypeError('Failed to fetch')],
  ])('is told with %s, and nothing typed is lost', async (_what, answer) => {
    const isAnswered = answer instanceof Response && answer.status === 409;
    answerWith(answer);
    open();
    await retype(await fullName(), 'Anita V');
    await update();
    const text = isAnswered ? 'Another admin has this number.' : 'Failed to update profile';
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(await fullName()).toHaveValue('Anita V');
    expect(screen.queryByRole('dialog', { name: 'Sign in again' })).not.toBeInTheDocument();
  });

  it('stands beside the inputs at fault', async () => {
    const fields = { phoneNumber: 'Please enter an Indian mobile number', avatar: 'Please choose another photo' };
    answerWith(refuse(400, { message: 'Please check what you entered', code: 'BAD_INPUT', fields }));
    open();
    await fullName();
    await userEvent.upload(screen.getByLabelText(/^Photo/), photo);
    await update();
    expect(await screen.findByText('Please enter an Indian mobile number')).toBeInTheDocument();
    expect(screen.getByText('Please choose another photo')).toBeInTheDocument();
    expect(screen.queryByText('Please check what you entered')).not.toBeInTheDocument();
  });

  it('because the sign-in is too old asks for another one over the form; closed, the refusal stands', async () => {
    const message = 'Please sign in again before you change the number.';
    answerWith(refuse(403, { message, code: 'RECENT_SIGN_IN_REQUIRED', fields: { phoneNumber: message } }));
    open();
    await fullName();
    await retype(phoneNumber(), '9876500000');
    await update();
    expect(await screen.findByText(`${message} This page stays as it is, and goes on from here.`)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByText(/^You are signed out/)).not.toBeInTheDocument();
    expect(phoneNumber()).toHaveValue('9876500000');
  });
});

describe('the profile', () => {
  it('shows name, number, the hint for the photo, and the user type read-only', async () => {
    open();
    expect(await fullName()).toHaveValue('Anita Verma');
    expect(phoneNumber()).toHaveValue('+91 98765 43210');
    expect(screen.getByText(/The image must be 512x250 pixels\./)).toBeVisible();
    expect(screen.getByLabelText('User type')).toHaveValue('Admin');
    expect(screen.getByLabelText('User type')).toHaveAttribute('readonly');
  });

  it('goes to / with Cancel, and saves nothing', async () => {
    const { send } = answerWith();
    const router = open();
    await retype(await fullName(), 'Somebody else');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(send).not.toHaveBeenCalled();
  });

  it('is sent as one multipart form, announced, and shown in the header', async () => {
    const { send, sent } = answerWith(saved());
    const after = { ...admin, fullName: 'Anita V Verma', avatar: '/api/v1/users/avatars/1' };
    const answers = [admin, after];
    open({ Me: () => ({ data: { me: answers.shift() ?? after } }) });
    await retype(await fullName(), ' Anita V Verma ');
    await userEvent.upload(screen.getByLabelText(/^Photo/), photo);
    expect(screen.getByAltText('How you will be shown')).toHaveAttribute('src', 'blob:photo');
    await update();

    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(send).toHaveBeenCalledWith(
      '/api/v1/users',
      expect.objectContaining({ method: 'PATCH', credentials: 'same-origin' }),
    );
    expect(sent).toEqual([{ fullName: 'Anita V Verma', phoneNumber: '9876543210', avatar: expect.any(File) }]);
    expect(await screen.findByRole('link', { name: /^Anita V Verma Admin/ })).toBeVisible();
    expect(await screen.findByAltText('How you are shown now')).toHaveAttribute('src', '/api/v1/users/avatars/1');
  });
});
