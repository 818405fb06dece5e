import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openAs, profileOf } from '../../test/user.fixture';

afterEach(() => vi.unstubAllGlobals());

const photo = new File(['bytes'], 'me.png', { type: 'image/png' });
const input = () => screen.findByLabelText('Change profile picture');

/** Stubs the upload; what was sent is kept. */
function answerWith(answer: Response | Error) {
  const send = vi.fn<typeof fetch>(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  vi.stubGlobal('fetch', send);
  return send;
}

describe('the profile picture', () => {
  it('is initials when there is none', async () => {
    openAs(profileOf(), '/user');
    expect(await screen.findByText('RS')).toBeVisible();
    expect(screen.queryByAltText('You')).not.toBeInTheDocument();
  });

  it('shows no icon named in English where there are no initials either', async () => {
    openAs(profileOf({ fullName: '' }), '/user');
    await input();
    expect(document.querySelector('.anticon-user')).toBeInTheDocument();
    expect(document.querySelector('[aria-label="user"]')).not.toBeInTheDocument();
  });

  it('is uploaded as a multipart form and shown at once', async () => {
    const avatar = '/api/v1/users/avatars/1.webp';
    const send = answerWith(Response.json({ data: { avatar } }));
    openAs(profileOf(), '/user');
    await userEvent.upload(await input(), photo);
    expect(await screen.findByText('Profile picture updated successfully')).toBeVisible();
    expect(screen.getByAltText('You')).toHaveAttribute('src', avatar);
    const [path, init] = send.mock.calls[0] ?? [];
    expect(path).toBe('/api/v1/users/avatar');
    expect(init).toMatchObject({ method: 'PATCH', credentials: 'same-origin' });
    expect(init?.body instanceof FormData && [...init.body.keys()]).toEqual(['avatar']);
  });

  it.each([
    [
      'Failed to upload profile picture. The photo must be a JPEG, PNG or WebP.',
      Response.json(
        { message: 'The photo must be a JPEG, PNG or WebP.', code: 'UNSUPPORTED_MEDIA_TYPE' },
        { status: 415 },
      ),
    ],
    ['Failed to upload profile picture', Response.json({ message: 'Oops', code: 'INTERNAL' }, { status: 500 })],
    ['Error uploading profile picture', new TypeError('Failed to fetch')],
    ['Error uploading profile picture', new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['Error uploading profile picture', Response.json({ data: {} })],
  ])('that is not taken says "%s" until it is dismissed', async (sentence, answer) => {
    answerWith(answer);
    openAs(profileOf(), '/user');
    await userEvent.upload(await input(), photo);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText('RS')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  });

  it.each([
    ['The photo must be an image file.', new File(['x'], 'notes.txt', { type: 'text/plain' })],
    [
      'The photo can have at most 5 MB.',
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }),
    ],
  ])('is not sent when: %s', async (complaint, file) => {
    const send = answerWith(new Error('nothing may be sent'));
    openAs(profileOf(), '/user');
    await userEvent.upload(await input(), file, { applyAccept: false });
    expect(await screen.findByText(`Failed to upload profile picture. ${complaint}`)).toBeVisible();
    expect(send).not.toHaveBeenCalled();
  });

  it('can be the same file again after a failure', async () => {
    answerWith(new TypeError('Failed to fetch'));
    openAs(profileOf(), '/user');
    const chosen = await input();
    await userEvent.upload(chosen, photo);
    await screen.findByText('Error uploading profile picture');
    await waitFor(() => expect(chosen).toHaveValue(''));
  });
});
