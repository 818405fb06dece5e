import sharp from 'sharp';
import { pictureKindOf } from '../../platform/pictures/picture-kind.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor, type Reason } from '../../platform/errors/reason.js';
import type { ErrorCode } from '../../platform/errors/errors.js';
import type { FileType } from './clinical-file.entity.js';

const PICTURE_MEGABYTES = 15;
const PDF_MEGABYTES = 20;
const bytesOf = (megabytes: number) => megabytes * 1024 * 1024;
/** Largest number of pixels of an upload. */
const MAX_PIXELS = 32_000_000;
/** Longest side of a stored picture, and width of its small one. */
const LONGEST = 4_096;
const SMALL_WIDTH = 320;
const SECONDS = 20;
/** Number of last bytes within which a PDF ends. */
const PDF_END = 1_024;

/** What is stored of an upload. */
export interface FileContent {
  mediaType: FileType;
  bytes: Buffer;
  /** WebP at most 320 px wide; of pictures alone. */
  thumbnail: Buffer | null;
}

/**
 * Turns an upload into what is stored and served, by its content alone: a picture becomes a WebP, upright and without metadata; a PDF stays.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, TOO_LARGE
 */
export async function readContent(bytes: Buffer): Promise<FileContent> {
  if (isPdf(bytes)) {
    if (bytes.length > bytesOf(PDF_MEGABYTES)) throw tooLarge();
    return { mediaType: 'application/pdf', bytes, thumbnail: null };
  }
  if (!pictureKindOf(bytes)) throw unsupported();
  if (bytes.length > bytesOf(PICTURE_MEGABYTES)) throw tooLarge();
  return toPicture(bytes);
}

/** Whether bytes begin and end as a PDF does. */
function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-PDF_END).includes('%%EOF');
}

async function toPicture(bytes: Buffer): Promise<FileContent> {
  const limits = { limitInputPixels: false, failOn: 'error', animated: false } as const;
  try {
    // The header alone, before anything is decoded.
    const { width, height } = await sharp(bytes, limits).metadata();
    if (width * height > MAX_PIXELS) throw tooManyPixels();
    const picture = await sharp(bytes, { ...limits, limitInputPixels: MAX_PIXELS })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer();
    const thumbnail = await sharp(picture)
      .resize({ width: SMALL_WIDTH, withoutEnlargement: true })
      .webp({ quality: 75 })
      .toBuffer();
    return { mediaType: 'image/webp', bytes: picture, thumbnail };
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof Error && /pixel limit|timeout/i.test(error.message)) throw tooManyPixels();
    throw unsupported(error);
  }
}

const refused = (code: ErrorCode, reason: Reason, cause?: unknown) =>
  new AppError(code, reason, { fields: { file: reason }, cause });
const unsupported = (cause?: unknown) => refused('UNSUPPORTED_MEDIA_TYPE', reasonFor('CLINICAL_FILE_KIND'), cause);
const tooLarge = () => refused('TOO_LARGE', reasonFor('CLINICAL_FILE_TOO_LARGE', { megabytes: PDF_MEGABYTES }));
const tooManyPixels = () =>
  refused('TOO_LARGE', reasonFor('CLINICAL_FILE_PIXELS', { megapixels: MAX_PIXELS / 1_000_000 }));
