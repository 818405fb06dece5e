/** Returns request options that make a change conditional on the content hash (schema/README.md). */
export const ifRead = (contentHash: string) => ({ headers: { 'If-Match': `"${contentHash}"` } });

/** Request options that make a draft conditional on an unused short name. */
export const ifNone = { headers: { 'If-None-Match': '*' } };
