import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../platform/errors.js';
import { toAvatar } from './avatar-image.js';

/** A picture that does not compress to nothing. */
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });

async function refusal(bytes: Buffer): Promise<string> {
  const error: unknown = await toAvatar(bytes).catch((reason: unknown) => reason);
  return error instanceof AppError ? error.code : `no refusal: ${String(error)}`;
}

describe('what is no JPEG, PNG or WebP by its content is refused (UP-1)', () => {
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('hello')],
    [
      'SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
    ],
    ['SVG with a declaration', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['PDF', Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['a BMP', Buffer.from('BM\x3a\0\0\0\0\0\0\0\x36\0\0\0', 'latin1')],
    ['the first bytes of a JPEG alone', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['the first bytes of a PNG before HTML', Buffer.from('\x89PNG\r\n\x1a\n<html><script>alert(1)</script>', 'latin1')],
    ['RIFF that is no WebP', Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1')],
  ])('%s', async (_what, bytes) => {
    expect(await refusal(bytes)).toBe('UNSUPPORTED_MEDIA_TYPE');
  });

  it('a GIF, also one that a PNG follows', async () => {
    const gif = await noise(20, 20).gif().toBuffer();
    const png = await noise(20, 20).png().toBuffer();
    expect(await refusal(gif)).toBe('UNSUPPORTED_MEDIA_TYPE');
    expect(await refusal(Buffer.concat([Buffer.from('GIF89a'), png]))).toBe('UNSUPPORTED_MEDIA_TYPE');
  });

  it('a TIFF', async () => {
    expect(await refusal(await noise(20, 20).tiff().toBuffer())).toBe('UNSUPPORTED_MEDIA_TYPE');
  });

  it.each(['jpeg', 'png', 'webp'] as const)('a %s that was cut', async (format) => {
    const bytes = await noise(200, 200).toFormat(format).toBuffer();
    expect(await refusal(bytes.subarray(0, bytes.length / 2))).toBe('UNSUPPORTED_MEDIA_TYPE');
    expect((await toAvatar(bytes)).length).toBeGreaterThan(0);
  });
});

describe('more than 16 megapixels are refused before they are decoded (UP-3)', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('in a small %s', async (format) => {
    const bomb = await sharp({ create: { width: 4_001, height: 4_000, channels: 3, background: '#0b6b6b' } })
      .toFormat(format)
      .toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await refusal(bomb)).toBe('TOO_LARGE');
  });

  it('and 16 megapixels are not', async () => {
    const large = await sharp({ create: { width: 4_000, height: 4_000, channels: 3, background: '#0b6b6b' } })
      .png()
      .toBuffer();
    expect(await sharp(await toAvatar(large)).metadata()).toMatchObject({ width: 250, height: 250 });
  });
});

describe('what is taken is made anew (UP-4)', () => {
  it.each([
    [1200, 300, 512, 128],
    [300, 1200, 63, 250],
    [512, 250, 512, 250],
    [513, 251, 511, 250],
    [40, 30, 40, 30],
    [1, 1, 1, 1],
  ])(
    '%i x %i becomes a WebP of %i x %i: within 512 x 250, never larger than it was',
    async (width, height, toWidth, toHeight) => {
      const made = await sharp(await toAvatar(await noise(width, height).png().toBuffer())).metadata();
      expect(made).toMatchObject({ format: 'webp', width: toWidth, height: toHeight });
    },
  );

  it('upright, and without place, author, profile or anything else that the camera wrote', async () => {
    // Lying on its side: 200 x 100, to be turned by a quarter.
    const photo = await noise(200, 100)
      .withExif({ IFD0: { Artist: 'A Name' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 50/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">A Place</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    const before = await sharp(photo).metadata();
    expect(before).toMatchObject({ orientation: 6, exif: expect.any(Buffer), xmp: expect.any(Buffer) });
    const avatar = await toAvatar(photo);
    const after = await sharp(avatar).metadata();
    expect(after).toMatchObject({ width: 100, height: 200 });
    for (const kept of ['exif', 'xmp', 'icc', 'iptc', 'orientation', 'comments'] as const) {
      expect(after[kept]).toBeUndefined();
    }
    expect(avatar.toString('latin1')).not.toMatch(/A Name|A Place|EXIF|XMP/);
  });

  it('without what was hidden behind it', async () => {
    const zip = Buffer.from('PK\x03\x04<script>alert(1)</script>');
    for (const format of ['png', 'jpeg', 'webp'] as const) {
      const polyglot = Buffer.concat([await noise(50, 50).toFormat(format).toBuffer(), zip]);
      const avatar = await toAvatar(polyglot);
      expect(avatar.subarray(8, 12).toString()).toBe('WEBP');
      expect(avatar.includes('PK\x03\x04')).toBe(false);
      expect(avatar.includes('<script>')).toBe(false);
    }
  });

  it('as one picture, also when many move in it', async () => {
    const frames = await sharp(Buffer.alloc(40 * 80 * 3, 90), {
      raw: { width: 40, height: 80, channels: 3, pageHeight: 40 },
    })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    const made = await sharp(await toAvatar(frames), { animated: true }).metadata();
    expect(made).toMatchObject({ format: 'webp', width: 40, height: 40 });
    expect(made.pages ?? 1).toBe(1);
  });
});
