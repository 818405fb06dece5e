import type { Request } from 'express';
import { z } from 'zod';
import type { MessageLanguage } from '../../identity/index.js';
import type { GateService } from '../gate/gate.service.js';
import { plainQuery, wholeNumber, type RestRoute } from '../../platform/http/rest.js';
import { measurementsInput } from '../measurements/measurement.input.js';
import type { MeasurementService } from '../measurements/measurement.service.js';
import type { Measure } from '../protocols/protocol-content.js';
import { sessionEventsInput } from '../ledger/plan-change.input.js';
import { presentPlan } from '../plans/plan-view.js';
import { answerIn } from '../ledger/plan.input.js';
import type { PlanService } from '../plans/plan.service.js';
import { eventAnswer, gateAnswer, measurementAnswer, planAnswer } from './recovery.answer.js';
import type { SessionEventService } from '../plans/session-event.service.js';

const inLanguage = z.object({ language: answerIn });
const idOf = ({ params }: Request) => String(params['id']);
/** Reads the requested language; the service validates it. */
const languageOf = (request: Request) => plainQuery(request)['language'] as MessageLanguage | undefined;

/** Leaves out what programmes alone have, which REST does not give (bench §10). */
function protocolPlan({
  kind: _kind,
  area: _area,
  reviewOn: _reviewOn,
  programmeVersions: _versions,
  ...plan
}: ReturnType<typeof presentPlan>) {
  const phases = plan.phases.map((phase) => ({
    ...phase,
    exercises: phase.exercises.map(({ hint: _hint, ...exercise }) => exercise),
  }));
  return { ...plan, phases };
}

/** Services that the routes call. */
interface Services {
  plans: PlanService;
  sessionEvents: SessionEventService;
  measurements: MeasurementService;
  gates: GateService;
}

/** REST routes of plans. */
export function recoveryRoutes({ plans, sessionEvents, measurements, gates }: Services): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/recovery/patients/:id/plan',
      verb: 'recovery.readPlan',
      docs: {
        summary: "A patient's live plan, else the newest; null without one",
        query: inLanguage,
        answer: z.object({ data: planAnswer.nullable() }),
        errors: ['NOT_FOUND'],
      },
      handle: async ({ request, response, actor }) => {
        const plan = await plans.ofPatient(actor, { patientId: idOf(request), language: languageOf(request) });
        response.json({ data: plan && protocolPlan(presentPlan(plan)) });
      },
    },
    {
      method: 'get',
      path: '/recovery/plans/:id/events',
      verb: 'recovery.readEvents',
      docs: {
        summary: "The events of a plan's sessions, oldest first",
        query: sessionEventsInput.omit({ planId: true }),
        answer: z.object({ data: z.array(eventAnswer) }),
        errors: ['NOT_FOUND'],
      },
      handle: async ({ request, response, actor }) => {
        const { first, after } = plainQuery(request);
        const asked = { planId: idOf(request), first: wholeNumber(first), after: after || undefined };
        const events = await sessionEvents.list(actor, asked);
        response.json({ data: events.map(({ at, ...event }) => ({ ...event, at: new Date(at) })) });
      },
    },
    {
      method: 'get',
      path: '/recovery/plans/:id/measurements',
      verb: 'measurement.list',
      docs: {
        summary: 'What was measured, those taken last first, also what was taken back',
        query: measurementsInput.omit({ planId: true }),
        answer: z.object({ data: z.array(measurementAnswer) }),
        errors: ['NOT_FOUND'],
      },
      handle: async ({ request, response, actor }) => {
        const { first, measure } = plainQuery(request);
        const asked = { planId: idOf(request), first: wholeNumber(first), measure: (measure || undefined) as Measure };
        const rows = await measurements.list(actor, asked);
        response.json({ data: rows.map(({ noteId: _note, ...row }) => row) });
      },
    },
    {
      method: 'get',
      path: '/recovery/plans/:id/gate',
      verb: 'gate.read',
      docs: {
        summary: 'Whether the present phase may be left, and why not; null of a plan that has ended',
        query: inLanguage,
        answer: z.object({ data: gateAnswer.nullable() }),
        errors: ['NOT_FOUND'],
      },
      handle: async ({ request, response, actor }) => {
        response.json({ data: await gates.read(actor, { planId: idOf(request), language: languageOf(request) }) });
      },
    },
  ];
}
