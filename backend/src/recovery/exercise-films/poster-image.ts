import sharp from 'sharp';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { pictureKindOf } from '../../platform/pictures/picture-kind.js';

const MAX_PIXELS = 16_000_000;
const MAX_MEGABYTES = 5;
/** Longest side, that of the largest film. */
const LONGEST = 1_280;
const SECONDS = 10;

const KIND = reasonFor('POSTER_KIND');
const SIZE = reasonFor('POSTER_TOO_LARGE', { megabytes: MAX_MEGABYTES, megapixels: MAX_PIXELS / 1_000_000 });
const wrongKind = (cause?: unknown) =>
  new AppError('UNSUPPORTED_MEDIA_TYPE', KIND, { fields: { poster: KIND }, cause });
const tooLarge = () => new AppError('TOO_LARGE', SIZE, { fields: { poster: SIZE } });

/**
 * Re-encodes an uploaded still as WebP: upright, at most as large as a film, without metadata.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, TOO_LARGE
 */
export async function toPoster(bytes: Buffer): Promise<Buffer> {
  if (!pictureKindOf(bytes)) throw wrongKind();
  if (bytes.length > MAX_MEGABYTES * 1_048_576) throw tooLarge();
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
  } catch (error) {
    throw error instanceof Error && /pixel limit|timeout/i.test(error.message) ? tooLarge() : wrongKind(error);
  }
}
