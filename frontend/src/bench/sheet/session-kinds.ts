/** What a note of a session can be about; a note of a call has no session. */
export const sessionKinds = ['SESSION', 'INITIAL', 'REVIEW', 'DISCHARGE'] as const;
