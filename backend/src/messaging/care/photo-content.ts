import sharp from 'sharp';
import { pictureKindOf } from '../../platform/pictures/picture-kind.js';
import { AppError, type ErrorCode } from '../../platform/errors/errors.js';
import { reasonFor, type Reason } from '../../platform/errors/reason.js';

/** Largest number of pixels of an upload. */
const MAX_PIXELS = 32_000_000;
/** Longest side of a stored picture. */
const LONGEST = 1_600;
const SECONDS = 20;

/** What is stored of an upload. */
export interface PhotoContent {
  /** WebP, upright and without metadata. */
  bytes: Buffer;
  width: number;
  height: number;
}

/** Re-encodes an uploaded picture, by its content alone. @throws AppError UNSUPPORTED_MEDIA_TYPE, TOO_LARGE */
export async function toPhoto(bytes: Buffer): Promise<PhotoContent> {
  if (!pictureKindOf(bytes)) throw unsupported();
  const limits = { limitInputPixels: false, failOn: 'error', animated: false } as const;
  try {
    // The header alone, before anything is decoded.
    const { width, height } = await sharp(bytes, limits).metadata();
    if (width * height > MAX_PIXELS) throw tooManyPixels();
    const { data, info } = await sharp(bytes, { ...limits, limitInputPixels: MAX_PIXELS })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof Error && /pixel limit|timeout/i.test(error.message)) throw tooManyPixels();
    throw unsupported(error);
  }
}

const refused = (code: ErrorCode, reason: Reason, cause?: unknown) =>
  new AppError(code, reason, { fields: { file: reason }, cause });
const unsupported = (cause?: unknown) => refused('UNSUPPORTED_MEDIA_TYPE', reasonFor('PHOTO_KIND'), cause);
const tooManyPixels = () => refused('TOO_LARGE', reasonFor('PHOTO_PIXELS', { megapixels: MAX_PIXELS / 1_000_000 }));
