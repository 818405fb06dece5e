/** SQLSTATEs of a full disk or memory, and system error codes of a full or failing disk. */
const NO_ROOM = new Set(['53100', '53200', '53400', '58030', 'ENOSPC', 'EDQUOT', 'EIO']);

/** Returns whether a failure means that the database or the file storage is out of space. */
export function isOutOfStorage(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if ('code' in at && typeof at.code === 'string' && NO_ROOM.has(at.code)) return true;
    if (at instanceof AggregateError && at.errors.some(isOutOfStorage)) return true;
  }
  return false;
}
