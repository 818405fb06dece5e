const kinds: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'text/plain': 'Text',
};

/** Returns a short label of a media type. */
export const kindOf = (mediaType: string): string => kinds[mediaType] ?? mediaType;

/** Formats a size in bytes. */
export function sizeText(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1_024);
  return kilobytes < 1_024 ? `${kilobytes} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
}
