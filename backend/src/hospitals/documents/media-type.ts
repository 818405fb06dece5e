import type { MediaType } from './hospital-document.entity.js';

/** With which bytes files of a kind begin. */
const BEGINNINGS: [MediaType, Buffer][] = [
  ['application/pdf', Buffer.from('%PDF-')],
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
];

/** What no text of people holds. */
const CONTROLS = /(?![\t\n\f\r])\p{Cc}/u;

/** With what HTML, SVG and XML begin, and no sentence does: `<5 mg` is one. */
const MARKUP = /^\s*<[a-z!?/]/i;

/** What the bytes of a file say that it is, whatever its sender says (UP-1); undefined for whatever is not taken. */
export function mediaTypeOf(bytes: Buffer): MediaType | undefined {
  const [known] = BEGINNINGS.find(([, beginning]) => bytes.subarray(0, beginning.length).equals(beginning)) ?? [];
  return known ?? (isText(bytes) ? 'text/plain; charset=utf-8' : undefined);
}

function isText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.trim() !== '' && !CONTROLS.test(text) && !MARKUP.test(text);
  } catch {
    return false;
  }
}

/** Whether a media type that was said, with whatever parameters, is that of the content. */
export const isSaid = (said: string, mediaType: MediaType): boolean => essence(said) === essence(mediaType);

const essence = (mediaType: string) => mediaType.split(';')[0]?.trim().toLowerCase();
