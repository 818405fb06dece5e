import { use, useEffect, useState } from 'react';
import { code as language } from '#messages/language';
import { AppSessionContext } from '#src/auth/AppSession';
import { reauthenticate } from '#src/auth/reauthentication';
import { phaseMeasures } from '../measure/measures';
import { fetchGraphql, Refusal } from '#src/auth/fetch-graphql';
import type { TodayQuery } from '../today/gql/generated';
import type { OwnGateQuery, OwnPlanQuery, OwnValuesQuery } from './gql/generated';
import ownGate from './own-gate.graphql?raw';
import ownPlan from './own-plan.graphql?raw';
import ownValues from './own-values.graphql?raw';

/** The signed-in patient's plan with the exit criteria of its phase, or the measured values. */
export interface Course {
  readonly plan: NonNullable<OwnPlanQuery['myPlan']>;
  readonly gate: OwnGateQuery['gate'];
  /** Newest first per measure. */
  readonly measurements: OwnValuesQuery['measurements'];
}

/** Data that a page shows with the plan. */
export type CourseFacts = 'gate' | 'values';

/** Result of the last load: the last known course, and whether the last attempt failed. */
interface Reading {
  readonly course: Course | undefined;
  readonly hasFailed: boolean;
}

async function readCourse(send: typeof fetch, planId: string, facts: CourseFacts): Promise<Course | undefined> {
  const inLanguage = { language: language.toUpperCase() };
  const { myPlan: plan } = await fetchGraphql<OwnPlanQuery>(send, 'OwnPlan', ownPlan, inLanguage);
  // Another account may have signed in since the day was loaded.
  if (plan?.id !== planId) return undefined;
  if (facts === 'gate') {
    const { gate } = await fetchGraphql<OwnGateQuery>(send, 'OwnGate', ownGate, { planId, ...inLanguage });
    return { plan, gate, measurements: [] };
  }
  // One request per measure, so that many values of one do not crowd out another.
  const read = phaseMeasures(plan).map(async ({ measure }) =>
    fetchGraphql<OwnValuesQuery>(send, 'OwnValues', ownValues, { planId, measure }),
  );
  return { plan, gate: null, measurements: (await Promise.all(read)).flatMap(({ measurements }) => measurements) };
}

/** Loads the course of a loaded day, again after each reload of the day; the previous course stays meanwhile. */
export function useCourse(told: TodayQuery | undefined, facts: CourseFacts): Reading {
  const session = use(AppSessionContext);
  if (!session) throw new Error('useCourse needs an AppSession around it.');
  const [reading, setReading] = useState<Reading>({ course: undefined, hasFailed: false });
  const send = session.fetch;
  useEffect(() => {
    const planId = told?.today?.planId;
    if (!planId) return undefined;
    let isShown = true;
    const look = async () => {
      const course = await readCourse(send, planId, facts).catch((error: unknown) => {
        // After re-authentication the day reloads, and the course with it.
        if (error instanceof Refusal && error.code === 'UNAUTHENTICATED') void reauthenticate.ask(error.sentAt);
        return undefined;
      });
      if (isShown) setReading((before) => ({ course: course ?? before.course, hasFailed: !course }));
    };
    void look();
    return () => {
      isShown = false;
    };
  }, [send, facts, told]);
  return reading;
}
