import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findRow, openPatientRecords } from '../../../test/patient-records.fixture';

const saved: { name: string; content: Blob }[] = [];
const blobs = new Map<string, Blob>();

beforeEach(() => {
  saved.length = 0;
  vi.stubGlobal('URL', URL);
  URL.createObjectURL = (blob) => {
    const url = `blob:${blobs.size}`;
    if (blob instanceof Blob) blobs.set(url, blob);
    return url;
  };
  URL.revokeObjectURL = (url) => void blobs.delete(url);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: blobs.get(this.href) ?? new Blob() });
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const refuse = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));

const click = async (name: string) => {
  await findRow('Asha Verma');
  await userEvent.click(screen.getByRole('button', { name }));
};

describe('a failed export saves nothing and says', () => {
  it('that the network failed', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    openPatientRecords();
    await click('Export Excel');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to export Excel$/);
    expect(saved).toEqual([]);
  });

  it('nothing of what a proxy or a broken server wrote', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    openPatientRecords();
    await click('Export PDF');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to export PDF$/);
  });

  it('nothing more when it was our fault', async () => {
    refuse(500, { code: 'INTERNAL', message: 'Something went wrong on our side.' });
    openPatientRecords();
    await click('Export PDF');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to export PDF$/);
  });

  it('where to find more rows than a PDF can hold', async () => {
    refuse(413, { code: 'TOO_LARGE', message: 'Please export the Excel file instead.' });
    openPatientRecords();
    await click('Export PDF');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to export PDF. Please export the Excel file instead.',
    );
    expect(saved).toEqual([]);
  });
});

describe('an export', () => {
  it.each([
    ['Export PDF', 'pdf', 'patients.pdf'],
    ['Export Excel', 'xlsx', 'patients.xlsx'],
  ])('%s saves %s as %s', async (button, format, name) => {
    const fetchFile = vi.fn<typeof fetch>(async () => new Response(`bytes of ${format}`));
    vi.stubGlobal('fetch', fetchFile);
    openPatientRecords({}, '?condition=knee');
    await click(button);
    await waitFor(() => expect(saved.map((file) => file.name)).toEqual([name]));
    expect(await saved[0]?.content.text()).toBe(`bytes of ${format}`);
    const address = `/api/v1/admin/patients/export?format=${format}`;
    const headers = new Headers({ 'accept-language': 'en' });
    expect(fetchFile.mock.calls).toEqual([[address, { credentials: 'same-origin', headers }]]);
  });

  it.each([
    ['Excel', 'xlsx'],
    ['CSV', 'csv'],
    ['PDF', 'pdf'],
  ])('of this list as %s holds what is filtered, in its order', async (button, format) => {
    const fetchFile = vi.fn<typeof fetch>(async () => new Response('bytes'));
    vi.stubGlobal('fetch', fetchFile);
    openPatientRecords({}, '?condition=knee&status=complete&sort=last-login&page=1');
    await click(`Export this list as ${button}`);
    await waitFor(() => expect(saved.map((file) => file.name)).toEqual([`patients-filtered.${format}`]));
    expect(fetchFile.mock.calls[0]?.[0]).toBe(
      `/api/v1/admin/patients/export/filtered?condition=knee&status=complete&sort=last_login&format=${format}`,
    );
  });

  it('takes away the banner of the one that failed before', async () => {
    refuse(500, { code: 'INTERNAL', message: '' });
    openPatientRecords();
    await click('Export PDF');
    await screen.findByRole('alert');
    vi.stubGlobal('fetch', async () => new Response('bytes'));
    await click('Export PDF');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
