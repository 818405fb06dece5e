const windowMs = 24 * 3_600_000;

/** Whether a session begins within the next 24 hours, both ends included; one whose time has passed is not upcoming (spec §9, reading 44). */
export function isUpcoming(appointmentDate: string, now: number): boolean {
  const begins = Date.parse(appointmentDate);
  return begins >= now && begins <= now + windowMs;
}
