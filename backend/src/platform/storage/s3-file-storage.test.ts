import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { S3FileStorage } from './s3-file-storage.js';

const KEY = '0f8fad5b-d9cb-469f-a165-70867728950e.webp';
const SECRET = 'a secret that never leaves the house';

/** A bucket as far as this storage can tell, and what was asked of it. */
const objects = new Map<string, { bytes: Buffer; modified: string; type: string | undefined }>();
let asked: { method: string; url: string; headers: IncomingMessage['headers'] }[] = [];
/** What the bucket answers instead. */
let refusal: number | undefined;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** Two entries a page. */
function listing(after: string): string {
  const names = [...objects.keys()].toSorted().filter((name) => name > after);
  const entries = names.slice(0, 2).map((name) => {
    const modified = objects.get(name)?.modified;
    return `<Contents><Key>${name}</Key><LastModified>${modified}</LastModified><Size>3</Size></Contents>`;
  });
  const next = names.length > 2 ? `<NextContinuationToken>${names[1]}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult><Name>uploads</Name>${entries.join('')}${next}</ListBucketResult>`;
}

const server = createServer((request, response) => {
  void bodyOf(request).then((bytes) => {
    const { method = '', headers } = request;
    const url = new URL(request.url ?? '', 'http://bucket');
    asked.push({ method, url: request.url ?? '', headers });
    const name = url.pathname.replace('/uploads/', '');
    if (refusal) return response.writeHead(refusal).end('<Error><Code>NoSuchBucket</Code></Error>');
    if (url.searchParams.has('list-type'))
      return response.end(listing(url.searchParams.get('continuation-token') ?? ''));
    if (method === 'PUT') {
      objects.set(name, { bytes, modified: '2026-03-10T05:00:00.000Z', type: headers['content-type'] });
      return response.end();
    }
    const found = objects.get(name);
    if (method === 'DELETE') objects.delete(name);
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
    if (found && first && last)
      return response.writeHead(206).end(found.bytes.subarray(Number(first), Number(last) + 1));
    return found ? response.end(found.bytes) : response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
  });
});

let storage: S3FileStorage;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  storage = new S3FileStorage({
    bucketUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/uploads/`,
    region: 'ap-south-1',
    accessKeyId: 'AKIDEXAMPLE',
    secretAccessKey: SECRET,
  });
});
afterAll(() => server.close());
beforeEach(() => {
  objects.clear();
  asked = [];
  refusal = undefined;
});

describe('files in a bucket', () => {
  it('are put, read and removed under their key', async () => {
    const bytes = Buffer.from([0, 1, 2, 255]);
    await storage.put(KEY, bytes);
    expect(objects.get(KEY)).toMatchObject({ bytes, type: 'image/webp' });
    // What a hospital sent opens at no address of the bucket.
    const document = KEY.replace('webp', 'document');
    await storage.put(document, bytes);
    expect(objects.get(document)).toMatchObject({ type: 'application/octet-stream' });
    await storage.remove(document);
    expect(await storage.get(KEY)).toEqual(bytes);
    await storage.remove(KEY);
    expect(objects.size).toBe(0);
  });

  it('are read in part, as a stream', async () => {
    await storage.put(KEY, Buffer.from('0123456789'));
    const part = await storage.open(KEY, { first: 2, last: 4 });
    expect(part && (await buffer(part)).toString()).toBe('234');
    expect(asked.at(-1)?.headers.range).toBe('bytes=2-4');
    expect(await storage.open(KEY.replace('0', '1'), { first: 0, last: 1 })).toBeUndefined();
    refusal = 403;
    await expect(storage.open(KEY, { first: 0, last: 1 })).rejects.toThrow('the file storage answered 403');
  });

  it('are asked for with a signature, never with the secret itself', async () => {
    await storage.put(KEY, Buffer.from('x'));
    await storage.get(KEY);
    await storage.listOlderThan(new Date(), 'webp');
    expect(asked).toHaveLength(3);
    for (const { url, headers } of asked) {
      expect(headers.authorization).toMatch(
        /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/ap-south-1\/s3\/aws4_request/,
      );
      expect(url + JSON.stringify(headers)).not.toContain(SECRET);
    }
  });

  it('that are not there are undefined, and removing them is no error', async () => {
    expect(await storage.get(KEY)).toBeUndefined();
    await expect(storage.remove(KEY)).resolves.toBeUndefined();
  });

  it('that a store does not take are not taken for stored, also when it knows no such bucket', async () => {
    for (const status of [400, 403, 404]) {
      refusal = status;
      await expect(storage.put(KEY, Buffer.from('x'))).rejects.toThrow(`the file storage answered ${status}`);
      await expect(storage.listOlderThan(new Date(), 'webp')).rejects.toThrow(`the file storage answered ${status}`);
    }
  });

  it('that a store has no room for are told as that', async () => {
    refusal = 507;
    await expect(storage.put(KEY, Buffer.from('x'))).rejects.toMatchObject({ code: 'ENOSPC' });
  });

  it('that a store refuses to give or to remove are an error, not a missing file', async () => {
    refusal = 403;
    await expect(storage.get(KEY)).rejects.toThrow('the file storage answered 403');
    await expect(storage.remove(KEY)).rejects.toThrow('the file storage answered 403');
  });
});

describe('the list of old files', () => {
  const put = (name: string, modified: string) =>
    objects.set(name, { bytes: Buffer.from('x'), modified, type: 'image/webp' });

  it('goes through every page and names those from before a moment', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) put(`${name}.webp`, '2026-03-10T05:29:59.999Z');
    put('f.webp', '2026-03-10T05:30:00.000Z');
    const old = await storage.listOlderThan(new Date('2026-03-10T05:30:00.000Z'), 'webp');
    expect(old.toSorted()).toEqual(['a.webp', 'b.webp', 'c.webp', 'd.webp', 'e.webp']);
    expect(asked).toHaveLength(3);
  });

  it('leaves alone whatever else lies in the bucket', async () => {
    for (const name of ['backups/base.tar', 'site.png', 'logo.WEBP', 'old/photo.webp'])
      put(name, '2020-01-01T00:00:00.000Z');
    expect(await storage.listOlderThan(new Date(), 'webp')).toEqual([]);
  });
});
