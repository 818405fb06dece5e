import sharp from 'sharp';
import { AppError } from '../../platform/errors.js';
import { reasonFor } from '../../platform/reasons/reason.js';

/** Pixels that an upload may have (UP-3). */
const MAX_PIXELS = 16_000_000;
/** The box that pictures are fitted into, the size that the screen names (reading 23). */
const BOX = { width: 512, height: 250 } as const;
const SECONDS = 10;

// One thread for each picture; only the three formats are ever decoded.
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });

const NOT_AN_IMAGE = reasonFor('PHOTO_KIND');

/** What the first bytes say; names and headers of the client count for nothing (UP-1). */
function sniff(bytes: Buffer): 'jpeg' | 'png' | 'webp' | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  return bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP'
    ? 'webp'
    : undefined;
}

/**
 * An uploaded picture, re-encoded as WebP: turned upright, fitted into the box, without any metadata (UP-4).
 * @throws AppError UNSUPPORTED_MEDIA_TYPE for what is no JPEG, PNG or WebP; TOO_LARGE for too many pixels
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
