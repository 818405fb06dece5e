const TRIES = 3;

/**
 * Runs a transaction again if PostgreSQL ended it to resolve a deadlock. Two overlapping bookings can deadlock, because each has written
 * its row and waits for the other's. By the time of the retry the other one has committed, so there is no delay.
 */
export async function retryDeadlock<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === TRIES || !isDeadlock(error)) throw error;
    }
  }
}

function isDeadlock(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if ('code' in at && at.code === '40P01') return true;
  }
  return false;
}
