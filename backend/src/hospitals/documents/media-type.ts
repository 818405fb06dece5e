import type { MediaType } from './hospital-document.entity.js';

/** First bytes of each binary media type. */
const BEGINNINGS: [MediaType, Buffer][] = [
  ['application/pdf', Buffer.from('%PDF-')],
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
];

/** Control characters that do not occur in plain text. */
const CONTROLS = /(?![\t\n\f\r])\p{Cc}/u;

/** Start of HTML, SVG and XML. It does not match text such as `<5 mg`. */
const MARKUP = /^\s*<[a-z!?/]/i;

/** Detects the media type from a file's bytes, regardless of the declared type; undefined for an unsupported type. */
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

/** Whether a declared media type, without its parameters, equals the detected one. */
export const isSaid = (said: string, mediaType: MediaType): boolean => essence(said) === essence(mediaType);

const essence = (mediaType: string) => mediaType.split(';')[0]?.trim().toLowerCase();
