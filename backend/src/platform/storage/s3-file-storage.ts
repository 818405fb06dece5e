import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { STORAGE_KEY, type BytePart, type FileEnding, type FileStorage } from './file-storage.js';

/** Timeout of the store, in milliseconds. */
const PATIENCE = 10_000;
/** Slowest transfer of a file to the store that does not time out, in bytes per millisecond. */
const SLOWEST = 500;

/** Media types of the files; that of documents, patients' files and films is generic. */
const MEDIA_TYPES: Record<FileEnding, string> = {
  webp: 'image/webp',
  ndjson: 'application/fhir+ndjson',
  document: 'application/octet-stream',
  clinical: 'application/octet-stream',
  film: 'application/octet-stream',
  care: 'image/webp',
  quarantined: 'application/octet-stream',
};

/** HTTP status of a store that is full. */
const FULL = 507;

/** Address and credentials of an S3-compatible store. */
export interface S3Config {
  /** URL of the bucket, such as https://s3.ap-south-1.amazonaws.com/clinic-uploads. */
  bucketUrl: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** File storage in an S3-compatible bucket. Objects appear atomically. */
export class S3FileStorage implements FileStorage {
  private readonly client: AwsClient;
  private readonly bucketUrl: string;

  constructor({ bucketUrl, region, accessKeyId, secretAccessKey }: S3Config) {
    this.client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
    this.bucketUrl = bucketUrl.replace(/\/+$/, '');
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    await this.ask(`/${key}`, {
      method: 'PUT',
      signal: AbortSignal.timeout(PATIENCE + Math.ceil(bytes.length / SLOWEST)),
      body: new Uint8Array(bytes),
      headers: { 'content-type': MEDIA_TYPES[path.extname(key).slice(1) as FileEnding] },
    });
  }

  async get(key: string): Promise<Buffer | undefined> {
    const answer = await this.ask(`/${key}`, { method: 'GET' }, 404);
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
  }

  async open(key: string, { first, last }: BytePart): Promise<Readable | undefined> {
    const giveUp = new AbortController();
    // Limits the wait for the head of the answer alone: the body is read as fast as the reader takes it.
    const timer = setTimeout(() => giveUp.abort(), PATIENCE);
    try {
      const range = { range: `bytes=${first}-${last}` };
      const answer = await this.ask(`/${key}`, { method: 'GET', headers: range, signal: giveUp.signal }, 404);
      if (answer.ok && answer.status !== 206) throw new Error('the file storage does not know ranges');
      return answer.ok && answer.body ? Readable.fromWeb(answer.body as ReadableStream) : undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  async remove(key: string): Promise<void> {
    await this.ask(`/${key}`, { method: 'DELETE' }, 404);
  }

  async listOlderThan(moment: Date, ending: FileEnding): Promise<string[]> {
    const keys: string[] = [];
    let continuation = '';
    do {
      const answer = await this.ask(
        `?list-type=2${continuation && `&continuation-token=${encodeURIComponent(continuation)}`}`,
        { method: 'GET' },
      );
      const text = await answer.text();
      for (const [, entry = ''] of text.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
        const key = /<Key>([^<]+)<\/Key>/.exec(entry)?.[1];
        const modified = /<LastModified>([^<]+)<\/LastModified>/.exec(entry)?.[1];
        const isOurs = key && STORAGE_KEY.test(key) && key.endsWith(`.${ending}`);
        if (isOurs && modified && new Date(modified) < moment) keys.push(key);
      }
      continuation = /<NextContinuationToken>([^<]+)</.exec(text)?.[1] ?? '';
    } while (continuation);
    return keys;
  }

  /** @throws Error for every error status but the expected one */
  private async ask(path: string, init: RequestInit, expected?: number): Promise<Response> {
    const answer = await this.client.fetch(this.bucketUrl + path, {
      signal: AbortSignal.timeout(PATIENCE),
      ...init,
    });
    if (!answer.ok && answer.status !== expected) {
      const failure = new Error(`the file storage answered ${answer.status}`);
      throw answer.status === FULL ? Object.assign(failure, { code: 'ENOSPC' }) : failure;
    }
    return answer;
  }
}
