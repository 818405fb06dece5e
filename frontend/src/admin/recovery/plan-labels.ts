import { sampleText } from '#src/protocols/SampleMark';
import type { BodySide, PatientPlanQuery, PlanChoicesQuery, ReconciliationRowFragment } from './gql/generated';

type Plan = NonNullable<PatientPlanQuery['recoveryPlan']>;

/** Options of the side, including none. */
export const sideOptions = [
  { value: 'LEFT', label: 'Left' },
  { value: 'RIGHT', label: 'Right' },
  { value: 'NONE', label: 'None, such as the spine' },
] as const satisfies readonly { readonly value: BodySide; readonly label: string }[];

const sides: Readonly<Record<BodySide, string>> = { LEFT: ', left side', RIGHT: ', right side', NONE: '' };

/** Formats a plan's protocol, version and side. */
export function protocolText({ protocolName, protocolVersion, side }: Plan): string {
  return `${protocolName}, version ${protocolVersion}${sides[side]}`;
}

/** Formats a plan's status. */
export function standingText({
  kind,
  status,
  phase,
  phases,
}: Pick<Plan, 'kind' | 'status' | 'phase' | 'phases'>): string {
  if (status === 'COMPLETED') return 'Completed';
  if (kind === 'PROGRAMME') return status === 'STOPPED' ? 'Programme, stopped' : 'Programme, runs';
  const name = phases.find(({ number }) => number === phase)?.name ?? '';
  return `${status === 'STOPPED' ? 'Stopped in phase' : 'Phase'} ${phase} of ${phases.length}: ${name}`;
}

/** Formats a plan's counts of completed and missed sessions, counted as elsewhere on the page. */
export function sessionsText({ ledger: { planned, cancelled, done, missedInAll, ahead } }: Plan): string {
  return `${done} of ${planned - cancelled} sessions done, ${missedInAll} missed, ${ahead} to go`;
}

/** Describes the result of a comparison. */
export function comparedText({ plans, events, differences }: ReconciliationRowFragment): string {
  const compared = `${plans} ${plans === 1 ? 'plan' : 'plans'} with ${events} events compared`;
  if (differences.length === 0) return `${compared}, all counts agree.`;
  return `${compared}, ${differences.length === 1 ? 'one count differs' : `${differences.length} counts differ`}. Nothing was mended.`;
}

/** Returns the versions from which a plan can be started, newest first per protocol. */
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
