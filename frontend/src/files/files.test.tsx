import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDesk, deskPatient } from '../../test/desk.fixture';
import { refusal } from '../../test/fake-server';
import { openPatient, recordIs } from '../../test/patient-care.fixture';
import { fileComplaint } from './file-complaint';
import type { PatientFileFragment } from './gql/generated';

/** A request that waits until a test answers it. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  address = '';
  body = new FormData();
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(_method: string, address: string) {
    this.address = address;
  }
  setRequestHeader() {}
  getAllResponseHeaders() {
    return 'content-type: application/json\r\n';
  }
  send(body: FormData) {
    this.body = body;
  }
  progress(loaded: number) {
    act(() => {
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total: 100, lengthComputable: true }));
    });
  }
  answer(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    act(() => void this.dispatchEvent(new Event('load')));
  }
}
beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => void vi.unstubAllGlobals());

const file = (changes: Partial<PatientFileFragment> = {}) => ({
  __typename: 'ClinicalFile',
  id: 'f1',
  patientId: 'p1',
  category: 'XRAY' as const,
  title: 'Right knee, standing',
  takenOn: '2025-11-03',
  mediaType: 'image/webp',
  size: 240_000,
  addedBy: 'Neha Kapoor',
  addedAt: '2025-11-04T06:00:00.000Z',
  isFromHospital: false,
  check: 'NOT_CHECKED' as const,
  mayChange: true,
  url: '/api/v1/files/f1',
  thumbnailUrl: '/api/v1/files/f1/thumbnail',
  removedAt: null,
  ...changes,
});
const filesAre = (...nodes: readonly object[]) => ({
  data: {
    clinicalFiles: {
      __typename: 'ClinicalFileConnection',
      edges: nodes.map((node) => ({ __typename: 'ClinicalFileEdge', node })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      totalCount: nodes.length,
    },
  },
});
const open = (answers: Parameters<typeof openPatient>[0] = {}) =>
  openPatient(
    { BenchPatient: recordIs({ reach: 'TREATS', fileCount: 1 }), PatientFiles: filesAre(file()), ...answers },
    '/physio/patients/p1?part=files',
  );
const photo = (bytes = 4, type = 'image/jpeg') => {
  const made = new File(['x'], 'knee.jpg', { type });
  Object.defineProperty(made, 'size', { value: bytes });
  return made;
};

describe('files of a patient', () => {
  it('are listed with what they are, and open in a new tab', async () => {
    open({
      PatientFiles: filesAre(
        file(),
        file({ id: 'f2', title: 'Letter of Lake Hospital', isFromHospital: true, mayChange: false, takenOn: null }),
      ),
    });
    expect(await screen.findByRole('link', { name: 'Files (1)' })).toHaveAttribute('aria-current', 'page');
    const [own, sent] = within(await screen.findByRole('list', { name: 'Files' })).getAllByRole('listitem');
    const link = within(own!).getByRole('link', { name: 'Right knee, standing' });
    expect(link).toHaveAttribute('href', '/api/v1/files/f1');
    expect(link).toHaveAttribute('target', '_blank');
    expect(own).toHaveTextContent('X-ray of 3 Nov 2025');
    expect(own).toHaveTextContent('Added by Neha Kapoor, 4 Nov 2025');
    expect(sent).toHaveTextContent('Sent by Neha Kapoor, 4 Nov 2025');
    expect(within(sent!).queryByRole('button')).not.toBeInTheDocument();
  });

  it('are added with their progress; a refusal is said and keeps what was typed', async () => {
    const { asked } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add a file' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a file' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add it' }));
    expect(await dialog.findByText('Choose a file.')).toBeVisible();
    expect(dialog.getByText('Choose what it is')).toBeVisible();
    await userEvent.upload(dialog.getByLabelText('Chosen file'), photo());
    await userEvent.click(dialog.getByRole('radio', { name: 'X-ray' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add it' }));
    await waitFor(() => expect(FakeRequest.last.address).toBe('/api/v1/patients/p1/files'));
    expect(Object.fromEntries(FakeRequest.last.body.entries())).toMatchObject({ category: 'XRAY', title: 'X-ray' });
    FakeRequest.last.progress(45);
    expect(dialog.getByRole('progressbar', { name: 'Upload' })).toHaveValue(45);
    expect(dialog.getByText('Sending: 45 %')).toBeVisible();
    FakeRequest.last.answer(415, {
      message: 'A file is a JPEG, PNG or WebP picture, or a whole PDF.',
      code: 'UNSUPPORTED_MEDIA_TYPE',
      fields: { file: 'A file is a JPEG, PNG or WebP picture, or a whole PDF.' },
    });
    expect(await dialog.findByText(/a whole PDF/)).toBeVisible();
    expect(dialog.getByText('knee.jpg')).toBeVisible();
    const before = asked('PatientFiles').length;
    await userEvent.click(dialog.getByRole('button', { name: 'Add it' }));
    await waitFor(() => expect(dialog.getByRole('progressbar')).toHaveValue(0));
    FakeRequest.last.answer(201, { data: { id: 'f9' } });
    expect(await screen.findByText('The file was added.')).toBeVisible();
    await waitFor(() => expect(asked('PatientFiles').length).toBeGreaterThan(before));
  });

  it('are removed with a reason, and come back by Undo', async () => {
    const { asked } = open({
      RemoveFile: ({ reason }) => ({
        data: { removeFile: file(reason === null ? {} : { removedAt: '2025-11-12T06:00:00.000Z', url: null }) },
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove: Right knee, standing' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove the file' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove it' }));
    expect(asked('RemoveFile')).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), ' Of another patient ');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove it' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The file is back.')).toBeVisible();
    expect(asked('RemoveFile')).toEqual([
      { id: 'f1', reason: 'Of another patient' },
      { id: 'f1', reason: null },
    ]);
  });

  it('that were removed say until when they can be brought back', async () => {
    open({
      PatientFiles: filesAre(file({ removedAt: '2025-11-12T06:00:00.000Z', url: null, thumbnailUrl: null })),
      RemoveFile: refusal('This patient has 300 files, which is the most. Remove one first.', 'LIMIT_REACHED'),
    });
    expect(await screen.findByText('Removed; gone after 12 Dec 2025')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Bring back: Right knee, standing' }));
    expect(await screen.findByText(/which is the most/)).toBeVisible();
  });

  it('are renamed', async () => {
    const { asked } = open({ UpdateFile: { data: { updateFile: file({ title: 'Left knee' }) } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Change: Right knee, standing' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the file' }));
    const title = dialog.getByRole('textbox', { name: /^Title/ });
    await userEvent.clear(title);
    await userEvent.type(title, 'Left knee');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('link', { name: 'Left knee' })).toBeVisible();
    expect(asked('UpdateFile')).toEqual([
      { id: 'f1', input: { category: 'XRAY', title: 'Left knee', takenOn: '2025-11-03' } },
    ]);
  });

  it('are added by nobody who only reads the record', async () => {
    open({ BenchPatient: recordIs({ reach: 'OPENED' }), PatientFiles: filesAre(file({ mayChange: false })) });
    expect(await screen.findByRole('link', { name: 'Right knee, standing' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /file|Remove|Change/ })).not.toBeInTheDocument();
  });
});

it.each([
  ['PENDING' as const, 'Being checked for malware; it opens once that is done'],
  ['QUARANTINED' as const, 'Malware was found; nobody can open it'],
])('a file that is %s does not open, and says so', async (check, text) => {
  open({ PatientFiles: filesAre(file({ check, url: null, thumbnailUrl: null })) });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Right knee, standing' })).not.toBeInTheDocument();
});

it('the front desk reads a title without a link, and adds files', async () => {
  openDesk('/desk/patients/PT-000007', {
    DeskPatient: { data: { deskPatient } },
    PatientFiles: filesAre(file({ url: null, thumbnailUrl: null, mayChange: false })),
  });
  const card = within(await screen.findByRole('region', { name: 'Files' }));
  expect(await card.findByText('Right knee, standing')).toBeVisible();
  expect(card.queryByRole('link')).not.toBeInTheDocument();
  expect(card.getByRole('button', { name: 'Add a file' })).toBeVisible();
});

it.each([
  ['a picture of 15 MB', photo(15 * 1024 * 1024), undefined],
  ['a larger picture', photo(15 * 1024 * 1024 + 1), /at most 15 MB/],
  ['a PDF of 20 MB', photo(20 * 1024 * 1024, 'application/pdf'), undefined],
  ['a larger PDF', photo(20 * 1024 * 1024 + 1, 'application/pdf'), /at most 20 MB/],
  ['a video', photo(4, 'video/mp4'), /JPEG, PNG or WebP/],
])('%s is judged before it is sent', (_what, chosen, complaint) => {
  const said = fileComplaint(chosen);
  if (complaint) expect(said).toMatch(complaint);
  else expect(said).toBeUndefined();
});
