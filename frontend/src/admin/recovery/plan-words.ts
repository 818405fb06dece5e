import type { BodySide, PatientPlanQuery, PlanChoicesQuery } from './gql/generated';

type Plan = NonNullable<PatientPlanQuery['recoveryPlan']>;

/** What stands beside every plan and protocol that is an example (recovery §4). */
export const sampleText = 'Sample, not signed off by a clinician';

/** The sides of a body, and none for operations that have none. */
export const sideOptions = [
  { value: 'LEFT', label: 'Left' },
  { value: 'RIGHT', label: 'Right' },
  { value: 'NONE', label: 'None, such as the spine' },
] as const satisfies readonly { readonly value: BodySide; readonly label: string }[];

const sides: Readonly<Record<BodySide, string>> = { LEFT: ', left side', RIGHT: ', right side', NONE: '' };

/** From which protocol a plan was made, and for which side. */
export function protocolText({ protocolName, protocolVersion, side }: Plan): string {
  return `${protocolName}, version ${protocolVersion}${sides[side]}`;
}

/** Where a plan stands. */
export function standingText({ status, phase, phases }: Pick<Plan, 'status' | 'phase' | 'phases'>): string {
  if (status === 'COMPLETED') return 'Completed';
  const name = phases.find(({ number }) => number === phase)?.name ?? '';
  return `${status === 'STOPPED' ? 'Stopped in phase' : 'Phase'} ${phase} of ${phases.length}: ${name}`;
}

/** How many of a plan's sessions took place and were missed, as the rest of the page counts them. */
export function sessionsText({ ledger: { planned, cancelled, done, missedInAll } }: Plan): string {
  const whole = planned - cancelled;
  return `${done} of ${whole} sessions done, ${missedInAll} missed, ${whole - done} to go`;
}

/** The versions that a plan can be made from, the newest of a protocol first. */
export function approvedVersions(protocols: PlanChoicesQuery['protocols']) {
  return protocols.flatMap(({ name, isSample, versions }) =>
    versions
      .filter(({ status }) => status === 'APPROVED')
      .map(({ id, number }) => ({
        value: id,
        label: `${name}, version ${number}${isSample ? ` (${sampleText.toLowerCase()})` : ''}`,
      })),
  );
}
