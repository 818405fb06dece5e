import { use, useEffect, useState } from 'react';
import { code as language } from '#messages/language';
import { AppSessionContext } from '../../auth/AppSession';
import { callServer } from '../today/call-server';
import type { TodayQuery } from '../today/gql/generated';
import courseFacts from './course-facts.graphql?raw';
import courseQuery from './course.graphql?raw';
import type { OwnCourseQuery, OwnPlanQuery } from './gql/generated';

/** The plan of whoever is signed in, what leaving its phase needs, and what was measured. */
export interface Course {
  readonly plan: NonNullable<OwnPlanQuery['myPlan']>;
  readonly gate: OwnCourseQuery['gate'];
  readonly measurements: OwnCourseQuery['measurements'];
}

/** A course as a page has it: none yet, one, or that it could not be read. */
interface Reading {
  readonly course: Course | undefined;
  readonly hasFailed: boolean;
}

const failed: Reading = { course: undefined, hasFailed: true };

async function readCourse(send: typeof fetch, planId: string): Promise<Reading> {
  const variables = { planId, language: language.toUpperCase() };
  try {
    const { myPlan } = await callServer<OwnPlanQuery>(send, 'OwnPlan', courseQuery, variables);
    const facts = await callServer<OwnCourseQuery>(send, 'OwnCourse', courseFacts, variables);
    return myPlan ? { course: { plan: myPlan, ...facts }, hasFailed: false } : failed;
  } catch {
    return failed;
  }
}

/** What was read of a plan before stays until it is read anew. */
const after = (planId: string, before: Reading, next: Reading) =>
  next.hasFailed && before.course?.plan.id === planId ? before : next;

/** Reads the course of the day that was told, and anew each time that the day was. */
export function useCourse(told: TodayQuery | undefined): Reading & { readonly retry: () => void } {
  const session = use(AppSessionContext);
  if (!session) throw new Error('useCourse needs an AppSession around it.');
  const [reading, setReading] = useState<Reading>({ course: undefined, hasFailed: false });
  const send = session.fetch;
  useEffect(() => {
    const planId = told?.today?.planId;
    if (!planId) return undefined;
    let isShown = true;
    const look = async () => {
      const next = await readCourse(send, planId);
      if (isShown) setReading((before) => after(planId, before, next));
    };
    void look();
    return () => {
      isShown = false;
    };
  }, [send, told]);
  const planId = told?.today?.planId;
  const retry = async () => {
    if (!planId) return;
    const next = await readCourse(send, planId);
    setReading((before) => after(planId, before, next));
  };
  // Of somebody else who has signed in meanwhile, nothing of the former is shown.
  const course = reading.course?.plan.id === planId ? reading.course : undefined;
  return { ...reading, course, retry: () => void retry() };
}
