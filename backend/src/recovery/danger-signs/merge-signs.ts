import type { Severity } from '../protocols/protocol-content.js';

const MINUTE_MS = 60_000;
/** Minutes until a doctor must resolve a sign. Sample values until a clinician approves them. */
const DUE_MINUTES: Readonly<Record<Severity, number>> = { URGENT: 120, EMERGENCY: 15 };

/** State of a task that its signs determine. */
export interface Raised {
  severity: Severity;
  signs: string[];
  dueAt: Date;
}

/**
 * Returns the state of a new task with these signs, or of the open task that they join: the higher severity and the earlier deadline apply.
 */
export function mergeSigns(
  open: Raised | null,
  signs: readonly { key: string; severity: Severity }[],
  now: Date,
): Raised {
  const severity = signs.some((sign) => sign.severity === 'EMERGENCY') ? 'EMERGENCY' : 'URGENT';
  const dueAt = new Date(now.getTime() + DUE_MINUTES[severity] * MINUTE_MS);
  const keys = signs.map(({ key }) => key);
  if (!open) return { severity, signs: keys, dueAt };
  return {
    severity: open.severity === 'EMERGENCY' ? open.severity : severity,
    signs: [...new Set([...open.signs, ...keys])],
    dueAt: open.dueAt < dueAt ? open.dueAt : dueAt,
  };
}

/** Whether a task became worse: a higher severity, or another sign. */
export const isWorse = (before: Raised, raised: Raised) =>
  raised.severity !== before.severity || raised.signs.length > before.signs.length;
