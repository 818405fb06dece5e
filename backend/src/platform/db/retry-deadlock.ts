const TRIES = 3;

/**
 * Does a whole transaction again when PostgreSQL ended it to break a circle of waiting ones (RE-6). Two bookings that overlap can
 * meet like that: each has written its row and waits for the other's. By then the other one has won, so that nothing is waited for.
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
