import sharp from 'sharp';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { pictureKindOf } from '../../platform/pictures/picture-kind.js';

/** Maximum number of pixels in an upload. */
const MAX_PIXELS = 16_000_000;
/** Bounding box of pictures, the size that the screen states. */
const BOX = { width: 512, height: 250 } as const;
const SECONDS = 10;

const NOT_AN_IMAGE = reasonFor('PHOTO_KIND');

/**
 * Re-encodes an uploaded picture as WebP: rotated upright, fitted into the box, without metadata.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE if it is no JPEG, PNG or WebP; TOO_LARGE for too many pixels
 */
export async function toAvatar(bytes: Buffer): Promise<Buffer> {
  if (!pictureKindOf(bytes))
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', NOT_AN_IMAGE, { fields: { avatar: NOT_AN_IMAGE } });
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
