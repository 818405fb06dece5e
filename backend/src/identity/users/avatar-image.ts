import sharp from 'sharp';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';

/** Maximum number of pixels in an upload. */
const MAX_PIXELS = 16_000_000;
/** Bounding box of pictures, the size that the screen states. */
const BOX = { width: 512, height: 250 } as const;
const SECONDS = 10;

// One thread per picture; only the three formats are ever decoded.
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });

const NOT_AN_IMAGE = reasonFor('PHOTO_KIND');

/** Detects the format by the first bytes; the client's file name and headers are ignored. */
function sniff(bytes: Buffer): 'jpeg' | 'png' | 'webp' | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  return bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP'
    ? 'webp'
    : undefined;
}

/**
 * Re-encodes an uploaded picture as WebP: rotated upright, fitted into the box, without metadata.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE if it is no JPEG, PNG or WebP; TOO_LARGE for too many pixels
 */
export async function toAvatar(bytes: Buffer): Promise<Buffer> {
  if (!sniff(bytes)) throw new AppError('UNSUPPORTED_MEDIA_TYPE', NOT_AN_IMAGE, { fields: { avatar: NOT_AN_IMAGE } });
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false });
  try {
    return await image
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({ ...BOX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (error) {
    if (error instanceof Error && /pixel limit|timeout/i.test(error.message)) {
      const reason = reasonFor('PHOTO_PIXELS', { megapixels: MAX_PIXELS / 1_000_000 });
      throw new AppError('TOO_LARGE', reason, { fields: { avatar: reason } });
    }
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', NOT_AN_IMAGE, { fields: { avatar: NOT_AN_IMAGE }, cause: error });
  }
}
