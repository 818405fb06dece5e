/** What PostgreSQL says of a full disk or memory, and what the system says of a full or broken one. */
const NO_ROOM = new Set(['53100', '53200', '53400', '58030', 'ENOSPC', 'EDQUOT', 'EIO']);

/** Whether a failure means that there is no room to store what was sent: of the database, or of the files. */
export function isOutOfStorage(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if ('code' in at && typeof at.code === 'string' && NO_ROOM.has(at.code)) return true;
  }
  return false;
}
