import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const COLOR = '#0b6b6b';

/**
 * Draws the icons of the installed application from the site's icon. A maskable one fills its square, with the drawing within the
 * four fifths that each phone shows.
 * @param {string} dist folder of the build
 * @param {string} source the SVG file
 */
export async function appIcons(dist, source) {
  const svg = await readFile(source, 'utf8');
  const drawing = svg.replaceAll(/^<svg[^>]*>|<\/svg>\s*$|<rect[^>]*>/g, '');
  const square = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${COLOR}"/><g transform="translate(3.2 3.2) scale(0.8)">${drawing}</g></svg>`;
  const draw = async (name, text, size) => {
    const png = await sharp(Buffer.from(text), { density: (72 * size) / 32 })
      .resize(size, size)
      .png()
      .toBuffer();
    const hash = createHash('sha256').update(png).digest('base64url').slice(0, 6);
    const file = `assets/${name}-${size}-${hash}.png`;
    await writeFile(path.join(dist, file), png);
    return `/${file}`;
  };
  return {
    small: await draw('app-icon', svg, 192),
    large: await draw('app-icon', svg, 512),
    maskable: await draw('app-icon-maskable', square, 512),
    apple: await draw('app-icon-apple', square, 180),
  };
}

/** Returns the web app manifest of a language without the clinic's name, which the server puts in (src/html/page-frame.ts). */
export function webManifest(language, { small, large, maskable }) {
  return JSON.stringify({
    id: '/user',
    name: '',
    short_name: '',
    lang: language,
    start_url: '/user/today',
    scope: '/user',
    display: 'standalone',
    theme_color: COLOR,
    background_color: '#ffffff',
    icons: [
      { src: small, sizes: '192x192', type: 'image/png' },
      { src: large, sizes: '512x512', type: 'image/png' },
      { src: maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
