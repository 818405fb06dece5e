const windowMs = 24 * 3_600_000;

/** Whether a session begins within the next 24 hours, both ends included. A past session is not upcoming. */
export function isUpcoming(appointmentDate: string, now: number): boolean {
  const begins = Date.parse(appointmentDate);
  return begins >= now && begins <= now + windowMs;
}
