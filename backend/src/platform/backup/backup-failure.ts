import { StartupError } from '../errors/startup-error.js';

/** Says in a sentence why a backup or a restore failed. */
export function sayFailure(error: unknown, what: string): string {
  if (error instanceof StartupError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `${what} has no space left. Nothing was overwritten. Free space, or use a larger disk.`;
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM') return `${what} cannot be written (${code}).`;
  if (code === 'EIO') return `${what} fails (EIO): the disk may be broken.`;
  return `${what}: ${message}`;
}
