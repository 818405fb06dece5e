/** Sends a change on condition that this content is still the one that stands there (schema/README.md). */
export const ifRead = (contentHash: string) => ({ headers: { 'If-Match': `"${contentHash}"` } });

/** Sends a draft on condition that there is no protocol of its short name yet. */
export const ifNone = { headers: { 'If-None-Match': '*' } };
