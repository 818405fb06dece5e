import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin, insertUser } from '../../../test/builders.js';
import { photo, photoForm } from '../../../test/forms.js';
import { makeTemporaryFolder } from '../../../test/temporary-folder.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { DiskFileStorage } from '../../platform/storage/disk-file-storage.js';

const folder = makeTemporaryFolder();
const uploads = path.join(folder.dir, 'uploads');

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ storage: new DiskFileStorage(uploads), limits: { uploadsPerUserDay: 20 } });
});
afterAll(async () => {
  await app.close();
  folder.remove();
});

const newPatient = async () => app.signIn((await insertUser(app.sql)).phone);
const names = () => readdirSync(uploads).toSorted();
mkdirSync(uploads);

interface Uploaded {
  data: { avatar: string };
  code?: string;
  message: string;
  fields?: Record<string, string>;
}
const upload = (browser: TestClient, form: unknown) => browser.rest<Uploaded>('PATCH', '/users/avatar', form);

async function keyOf(browser: TestClient): Promise<string> {
  const { status, body } = await upload(browser, await photoForm());
  expect(status).toBe(200);
  return path.basename(body.data.avatar);
}

/** A form of files and fields, each with the names that its sender gives it. */
function form(...entries: [name: string, content: string | Uint8Array<ArrayBuffer>, fileName?: string][]): FormData {
  const made = new FormData();
  for (const [name, content, fileName] of entries) {
    if (typeof content === 'string') made.append(name, content);
    else made.append(name, new Blob([content], { type: 'image/png' }), fileName ?? 'photo.png');
  }
  return made;
}

/** A form as bytes, for what no browser would send. */
async function sendRaw(browser: TestClient, head: string, content: Uint8Array): Promise<Response> {
  const body = Buffer.concat([
    Buffer.from(`--edge\r\n${head}\r\n\r\n`, 'latin1'),
    content,
    Buffer.from('\r\n--edge--\r\n'),
  ]);
  return browser.send('/api/v1/users/avatar', {
    method: 'PATCH',
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    body,
  });
}

describe('an upload is refused, and leaves no file', () => {
  it('when it is no picture, whatever it is called', async () => {
    const browser = await newPatient();
    const before = names();
    const answer = await upload(browser, form(['avatar', new Uint8Array(Buffer.from('#!/bin/sh')), 'photo.png']));
    expect(answer).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE' } });
    expect(answer.body.fields?.['avatar']).toBe('The photo must be a JPEG, PNG or WebP image.');
    expect(names()).toEqual(before);
  });

  it('when it is larger than 5 MB, and not at 5 MB (UP-2)', async () => {
    const browser = await newPatient();
    const png = await photo();
    const padded = (size: number) => {
      const bytes = new Uint8Array(size);
      bytes.set(png);
      return bytes;
    };
    const limit = 5 * 1024 * 1024;
    const before = names();
    expect(await upload(browser, form(['avatar', padded(limit + 1)]))).toMatchObject({
      status: 413,
      body: { code: 'TOO_LARGE', fields: { avatar: 'The photo is larger than 5 MB.' } },
    });
    expect(names()).toEqual(before);
    expect((await upload(browser, form(['avatar', padded(limit)]))).status).toBe(200);
  });

  it('when its canvas is huge (UP-3)', async () => {
    const bomb = await photo(16_000, 4_000);
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await upload(await newPatient(), form(['avatar', bomb]))).toMatchObject({
      status: 413,
      body: { message: 'The photo has too many pixels; 16 megapixels are the most.' },
    });
  });

  it('when the form is not what was asked for', async () => {
    const browser = await newPatient();
    const png = await photo();
    const before = names();
    const fields = Array.from({ length: 11 }, (_, index): [string, string] => [`field${index}`, 'x']);
    for (const wrong of [
      form(),
      form(['avatar', 'words']),
      form(['photo', png]),
      form(['avatar', png], ['avatar', png]),
      form(['avatar', png], ['other', png]),
      form(...fields, ['avatar', png]),
      form(['field', 'x'.repeat(10_001)], ['avatar', png]),
    ]) {
      expect(await upload(browser, wrong)).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } });
    }
    expect(names()).toEqual(before);
  });

  it.each([
    ['a header without a colon', 'nonsense'],
    ['a header without an end', `Content-Disposition: form-data; name="avatar"; filename="${'x'.repeat(20_000)}"`],
    ['more headers than anybody needs', Array.from({ length: 2_001 }, (_, index) => `X-${index}: 1`).join('\r\n')],
  ])('when the form is malformed: %s', async (_what, head) => {
    const answer = await sendRaw(await newPatient(), head, await photo());
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'BAD_INPUT' });
  });

  it('when it is no form at all', async () => {
    const browser = await newPatient();
    expect(await upload(browser, { avatar: 'data:image/png;base64,AA' })).toMatchObject({
      status: 415,
      body: { message: 'Please send multipart/form-data.' },
    });
    const bare = { method: 'PATCH', headers: { 'content-type': 'image/png' }, body: await photo() };
    expect((await browser.send('/api/v1/users/avatar', bare)).status).toBe(415);
  });
});

describe('the name that a file comes with', () => {
  it.each([
    ['leads up', '../../x.png'],
    ['leads up in disguise', '%2e%2e%2fx.png'],
    ['leads to the root', '/etc/cron.d/x'],
    ['is of another system', '..\\..\\x.png'],
    ['ends early', 'x.png\\0.sh'],
    ['is long', 'x'.repeat(4_000)],
    ['is in another script', 'फोटो.png'],
  ])('%s: it is never used (UP-8)', async (_what, fileName) => {
    const before = names();
    const answer = await sendRaw(
      await newPatient(),
      `Content-Disposition: form-data; name="avatar"; filename="${Buffer.from(fileName).toString('latin1').replace('\\0', '\0')}"\r\nContent-Type: text/html`,
      await photo(),
    );
    const added = names().filter((name) => !before.includes(name));
    expect(readdirSync(folder.dir)).toEqual(['uploads']);
    if (answer.status === 200) {
      expect(added).toEqual([expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f-]{21}\.webp$/)]);
    } else {
      expect([answer.status, added]).toEqual([400, []]);
    }
  });
});

describe('a picture', () => {
  it('is shown to its owner and to admins, and is none to anybody else (AZ-3)', async () => {
    const browser = await newPatient();
    const key = await keyOf(browser);
    const address = `/api/v1/users/avatars/${key}`;
    expect((await app.client().send(address)).status).toBe(401);
    const stranger = await (await newPatient()).send(address);
    expect([stranger.status, (await stranger.json()) as unknown]).toEqual([
      404,
      expect.objectContaining({ code: 'NOT_FOUND' }),
    ]);
    const admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
    for (const allowed of [browser, admin]) expect((await allowed.send(address)).status).toBe(200);
  });

  it('comes as a WebP that can do nothing and is kept nowhere (UP-6)', async () => {
    const browser = await newPatient();
    const answer = await browser.send(`/api/v1/users/avatars/${await keyOf(browser)}`);
    const headers = Object.fromEntries(answer.headers);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    const made = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(made).toMatchObject({ format: 'webp', width: 375, height: 250 });
  });

  it('is named by the profile at both doors, and no more after the next one took its place', async () => {
    const browser = await newPatient();
    const [first, second] = [await keyOf(browser), await keyOf(browser)];
    expect(first).not.toBe(second);
    const avatar = `/api/v1/users/avatars/${second}`;
    expect((await browser.rest('GET', '/users/me')).body).toMatchObject({ data: { avatar } });
    expect((await browser.graphql('{ me { avatar } }')).body.data).toEqual({ me: { avatar } });
    expect((await browser.send(`/api/v1/users/avatars/${first}`)).status).toBe(404);
  });

  it.each(['%00.webp', '..%2f..%2fetc%2fpasswd', '0f8fad5b-d9cb-469f-a165-70867728950e.webp.part', 'x'])(
    'is none under a key that we did not make: %s',
    async (key) => {
      expect(await (await newPatient()).rest('GET', `/users/avatars/${key}`)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
    },
  );

  it('can be changed twenty times a day, then not until tomorrow; each account has its own twenty (UP-7)', async () => {
    const browser = await newPatient();
    for (let count = 0; count < 20; count++) expect((await upload(browser, await photoForm())).status).toBe(200);
    const before = names();
    const refused = await upload(browser, await photoForm());
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_600);
    expect(names()).toEqual(before);
    await keyOf(await newPatient());
  });
});

describe('the sweep (UP-5)', () => {
  it('removes what no account names and is older than an hour, whole or half, and nothing else', async () => {
    const key = await keyOf(await newPatient());
    const hour = 3_600_000;
    const age = (name: string, milliseconds: number) => {
      const modified = new Date(NOON.getTime() - milliseconds);
      utimesSync(path.join(uploads, name), modified, modified);
    };
    for (const name of names()) age(name, hour - 1);
    const young = names();
    for (const name of ['orphan.webp', 'half.webp.part']) {
      writeFileSync(path.join(uploads, name), 'x');
      age(name, hour + 1);
    }
    age(key, 90 * 24 * hour);
    await app.application.runMaintenance();
    expect(names()).toEqual(young);
    for (const name of young) age(name, hour + 1);
    await app.application.runMaintenance();
    const named = await app.sql<{ avatar_key: string }>('select avatar_key from app_user where avatar_key is not null');
    expect(names()).toEqual(named.map(({ avatar_key }) => avatar_key).toSorted());
    expect(names()).toContain(key);
  });
});
