import { sampleText } from '../../protocols/SampleMark';
import type { BodySide, PatientPlanQuery, PlanChoicesQuery, ReconciliationRowFragment } from './gql/generated';

type Plan = NonNullable<PatientPlanQuery['recoveryPlan']>;

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
export function sessionsText({ ledger: { planned, cancelled, done, missedInAll, ahead } }: Plan): string {
  return `${done} of ${planned - cancelled} sessions done, ${missedInAll} missed, ${ahead} to go`;
}

/** What a comparison of counts with events found. */
export function comparedText({ plans, events, differences }: ReconciliationRowFragment): string {
  const compared = `${plans} ${plans === 1 ? 'plan' : 'plans'} with ${events} events compared`;
  if (differences.length === 0) return `${compared}, all counts agree.`;
  return `${compared}, ${differences.length === 1 ? 'one count differs' : `${differences.length} counts differ`}. Nothing was mended.`;
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
