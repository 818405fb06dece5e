import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../test/fake-server';
import { accounts, renderRoute } from '../../test/render-route';
import { FilmNotPrepared, type PreparedFilm } from './prepared-film';

interface Asked {
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}

const prepare = vi.hoisted(() => vi.fn<(file: File, asked: Asked) => Promise<PreparedFilm>>());
const upload = vi.hoisted(() => vi.fn<(address: string, body: FormData) => Promise<Response>>());
vi.mock('./prepare-film', () => ({ prepareFilm: prepare }));
vi.mock('../auth/upload-signed-in', () => ({ uploadSignedIn: upload }));

const video = {
  __typename: 'ExerciseVideo',
  url: '/api/v1/exercises/heelSlides/video?v=1',
  posterUrl: '/api/v1/exercises/heelSlides/poster?v=2',
  seconds: 12,
  width: 1_280,
  height: 720,
  bytes: 3_145_728,
};
const entry = {
  __typename: 'LibraryExercise',
  key: 'heelSlides',
  name: { __typename: 'BothTexts', en: 'Heel slides', hi: 'एड़ी सरकाना' },
  regions: ['KNEE'],
  aims: ['MOBILITY'],
  position: 'LYING_BACK',
  equipment: [],
  avoid: [],
  steps: [],
  caution: null,
  sets: 2,
  reps: 10,
  holdSeconds: 3,
  timesPerDay: 3,
  restSeconds: 30,
  figure: null,
  video: null as object | null,
  revision: 1,
  reviews: [],
  retired: false,
};

function open(path: string, shown: object | null = null) {
  const who = path.startsWith('/doctor') ? accounts.doctor : accounts.admin;
  const server = fakeServer({
    Me: { data: { me: who } },
    LibraryExercise: { data: { libraryExercise: { ...entry, video: shown } } },
    RemoveExerciseVideo: { data: { removeExerciseVideo: entry } },
  });
  renderRoute(path, server);
  return server.calls;
}
const file = new File(['film'], 'knee.mov', { type: 'video/quicktime' });
const ready: PreparedFilm = { film: new Blob(['made']), poster: null, hasSound: false, hadSound: true };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
async function choose() {
  await press('Upload a film');
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload a film' }));
  fireEvent.change(dialog.getByLabelText('Chosen film'), { target: { files: [file] } });
  return dialog;
}

beforeEach(() => {
  prepare.mockReset().mockResolvedValue(ready);
  upload.mockReset().mockResolvedValue(new Response('{}', { status: 201 }));
});

describe('the film of an entry', () => {
  it('is shown to all who read the library, and changed by its keepers alone', async () => {
    open('/doctor/exercises/heelSlides', video);
    const film = await screen.findByLabelText('Film: Heel slides');
    expect(film).toHaveAttribute('src', video.url);
    expect(film).toHaveAttribute('poster', video.posterUrl);
    expect(film).not.toHaveAttribute('autoplay');
    expect(screen.getByText(/^12 s, 1280 × 720, 3\.0 MB\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: /film|Remove/ })).toBeNull();
    fireEvent.error(film);
    expect(screen.getByText(/could not be loaded/)).toBeVisible();
  });

  it('is prepared in the browser, and sent as it was prepared', async () => {
    open('/admin/exercises/heelSlides');
    const dialog = await choose();
    expect(await dialog.findByText(/^Prepared: 0\.0 MB, without sound\. This browser cannot encode/)).toBeVisible();
    await press('Upload');
    expect(await screen.findByText(/The film is uploaded/)).toBeVisible();
    const [address, body] = upload.mock.calls[0] ?? [];
    expect(address).toBe('/api/v1/exercises/heelSlides/video');
    expect(body?.get('file')).toHaveProperty('size', 4);
    expect(body?.get('poster')).toBeNull();
  });

  it('says how far its preparation is, can be canceled, and is not sent before', async () => {
    prepare.mockImplementation((_, { onProgress }) => {
      onProgress(40);
      return new Promise(() => undefined);
    });
    open('/admin/exercises/heelSlides');
    const dialog = await choose();
    expect(await dialog.findByText('The film is being prepared: 40 %')).toBeVisible();
    await press('Upload');
    expect(await dialog.findByText('The film is still being prepared.')).toBeVisible();
    await press('Cancel the preparation');
    expect(prepare.mock.calls[0]?.[1].signal.aborted).toBe(true);
    expect(dialog.queryByText(/being prepared: /)).toBeNull();
    expect(upload).not.toHaveBeenCalled();
  });

  it('says where the browser cannot prepare it, and sends the file as it is', async () => {
    prepare.mockRejectedValue(new FilmNotPrepared('BROWSER'));
    upload.mockResolvedValue(
      new Response(JSON.stringify({ code: 'BAD_INPUT', message: 'Make it shorter.' }), { status: 400 }),
    );
    open('/admin/exercises/heelSlides');
    const dialog = await choose();
    expect(await dialog.findByText(/^This browser cannot prepare this film\..*can be sent as it is/)).toBeVisible();
    await press('Upload');
    expect(await dialog.findByText(/Make it shorter\./)).toBeVisible();
    expect(upload.mock.calls[0]?.[1].get('file')).toHaveProperty('size', file.size);
  });

  it('is removed after a question', async () => {
    const calls = open('/admin/exercises/heelSlides', video);
    await press('Remove');
    const question = within(await screen.findByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('RemoveExerciseVideo'));
    expect(await screen.findByText(/The film is removed/)).toBeVisible();
  });
});
