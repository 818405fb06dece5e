import type { Severity } from '../protocols/protocol-content.js';

const MINUTE_MS = 60_000;
/** Within how many minutes a doctor answers. Samples, until a clinician signs them (recovery §5). */
const DUE_MINUTES: Readonly<Record<Severity, number>> = { URGENT: 120, EMERGENCY: 15 };

/** What signs make of a task. */
export interface Raised {
  severity: Severity;
  signs: string[];
  dueAt: Date;
}

/** A task of these signs; they join one that is open: the graver severity holds, and the earlier time (recovery §5). */
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

/** Whether a task says more than before: graver, or of another sign. */
export const isWorse = (before: Raised, raised: Raised) =>
  raised.severity !== before.severity || raised.signs.length > before.signs.length;
