import type { Readable } from 'node:stream';
import type { Request, Response } from 'express';
import { AppError } from '../errors/errors.js';
import { reasonFor } from '../errors/reason.js';
import type { BytePart } from '../storage/file-storage.js';
import { sendStream } from './send-stream.js';

/** A stored file that is sent whole or in part. */
export interface SentFile {
  mediaType: string;
  /** Number of bytes. */
  size: number;
  /** Strong entity tag, with its quotes. */
  etag: string;
  /** Opens a part of the file. */
  open: (part: BytePart) => Promise<Readable>;
}

/** Returns whether If-None-Match names the file's tag. `request.fresh` would not answer callers that also send Cache-Control. */
function isKnown(request: Request, etag: string): boolean {
  const tags = request.get('If-None-Match')?.split(',') ?? [];
  return tags.some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

/**
 * Returns the part that the Range header names; undefined for the whole file: without the header, for another unit, for several ranges, and
 * after If-Range with another tag.
 * @throws AppError BAD_INPUT with status 416 for a range that is malformed, backwards, or outside the file
 */
function askedPart(request: Request, { size, etag }: SentFile): BytePart | undefined {
  const header = request.get('Range');
  const ifRange = request.get('If-Range');
  if (header === undefined || request.method !== 'GET' || (ifRange !== undefined && ifRange.trim() !== etag))
    return undefined;
  const [, ranges] = /^\s*bytes\s*=(.*)$/i.exec(header) ?? [];
  if (ranges === undefined || ranges.includes(',')) return undefined;
  const [, from = '', to = ''] = /^\s*(\d*)\s*-\s*(\d*)\s*$/.exec(ranges) ?? [];
  // "-5" is the last five bytes.
  const first = from === '' ? Math.max(0, size - Number(to || 0)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  const isBackwards = from !== '' && to !== '' && Number(to) < Number(from);
  if (isBackwards || first > last)
    throw new AppError('BAD_INPUT', reasonFor('RANGE_OUTSIDE'), { httpStatus: 416, cause: header });
  return { first, last };
}

/**
 * Sends a stored file to a signed-in reader: whole, one part of it for a Range header, or 304 for a known tag. It is streamed, and cannot
 * run scripts, send requests to this origin, or appear in a frame.
 * @throws AppError BAD_INPUT with status 416
 */
export async function sendPart(request: Request, response: Response, file: SentFile): Promise<void> {
  const { size, etag, mediaType } = file;
  const head = {
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, no-cache',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Content-Disposition': 'inline',
    ETag: etag,
  };
  if (isKnown(request, etag)) {
    response.set(head).status(304).end();
    return;
  }
  let part: BytePart | undefined;
  try {
    part = askedPart(request, file);
  } catch (refusal) {
    response.set('Content-Range', `bytes */${size}`);
    throw refusal;
  }
  const { first, last } = part ?? { first: 0, last: size - 1 };
  const isHead = request.method === 'HEAD';
  // Before the headers: a file that is lost answers as an error.
  const bytes = isHead ? undefined : await file.open({ first, last });
  response.set({ ...head, 'Content-Type': mediaType, 'Content-Length': String(last - first + 1) });
  if (part) response.status(206).set('Content-Range', `bytes ${first}-${last}/${size}`);
  if (bytes) await sendStream(response, bytes);
  else response.end();
}
