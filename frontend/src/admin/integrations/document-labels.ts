const kinds: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'text/plain': 'Text',
};

/** What a document opens as, in a word. */
export const kindOf = (mediaType: string): string => kinds[mediaType] ?? mediaType;

/** How large it is, as people say it. */
export function sizeText(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1_024);
  return kilobytes < 1_024 ? `${kilobytes} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
}
