import type { SmsSender } from '../identity/index.js';
import { templateEnvironment } from '../clinic/index.js';
import { AppointmentRequested } from '../scheduling/index.js';
import { type EventHandler, on } from '../platform/events/domain-events.js';
import type { ModuleContext, ModuleParts } from '../platform/modules/module-context.js';
import { ActivityResolver } from './activity/activity.resolver.js';
import { ActivityService } from './activity/activity.service.js';
import { CareTask } from './danger-signs/care-task.entity.js';
import { escalateTasks } from './danger-signs/escalate-tasks.js';
import { requireNoEmergency } from './danger-signs/task.queries.js';
import { TaskResolver } from './danger-signs/task.resolver.js';
import { TaskService } from './danger-signs/task.service.js';
import { EntryResolver } from './entries/entry.resolver.js';
import { EntryService } from './entries/entry.service.js';
import { Exercise } from './exercise-library/exercise.entity.js';
import { ExerciseResolver } from './exercise-library/exercise.resolver.js';
import { ExerciseService } from './exercise-library/exercise.service.js';
import { CareFlag } from './flags/care-flag.entity.js';
import { FlagResolver } from './flags/flag.resolver.js';
import { FlagService } from './flags/flag.service.js';
import { QuietPlans } from './flags/quiet-plans.js';
import { GateResolver } from './gate/gate.resolver.js';
import { GateService } from './gate/gate.service.js';
import { RecoveryPlan } from './ledger/recovery-plan.entity.js';
import { MeasurementResolver } from './measurements/measurement.resolver.js';
import { MeasurementService } from './measurements/measurement.service.js';
import { PatientValueService } from './measurements/patient-value.service.js';
import { AcceptService } from './missed/accept.service.js';
import { MissedResolver } from './missed/missed.resolver.js';
import { MissedService } from './missed/missed.service.js';
import { SlotOffer } from './missed/slot-offer.entity.js';
import { UnderCareResolver } from './patients-under-care/under-care.resolver.js';
import { UnderCareService } from './patients-under-care/under-care.service.js';
import { CareTeamResolver } from './plans/care-team.resolver.js';
import { CareTeamService } from './plans/care-team.service.js';
import { CorrectionService } from './plans/correction.service.js';
import { LedgerResolver } from './plans/ledger.resolver.js';
import { PlanChangeService } from './plans/plan-change.service.js';
import { PlanResolver } from './plans/plan.resolver.js';
import { PlanService } from './plans/plan.service.js';
import { SessionEventService } from './plans/session-event.service.js';
import { TodayService } from './plans/today.service.js';
import { ProgrammeResolver } from './programmes/programme.resolver.js';
import { ProgrammeService } from './programmes/programme.service.js';
import { ProtocolVersion } from './protocols/protocol-version.entity.js';
import { ProtocolResolver } from './protocols/protocol.resolver.js';
import { ProtocolService } from './protocols/protocol.service.js';
import { NightlyReconciliation } from './reconciliation/nightly-reconciliation.js';
import { ReconciliationResolver } from './reconciliation/reconciliation.resolver.js';
import { ReconciliationService } from './reconciliation/reconciliation.service.js';
import { recoveryRoutes } from './rest/recovery.rest.js';

/** Entities of this module. */
export const entities = [RecoveryPlan, ProtocolVersion, Exercise, CareTask, SlotOffer, CareFlag];

export const eventHandlers: readonly EventHandler[] = [
  on(AppointmentRequested, (tx, { accountId }) => requireNoEmergency(tx, accountId)),
];

/** Composes the module of recovery: protocols, plans, entries and danger signs. */
export function composeRecovery(
  { config, pool, em, clock, logger, useCases }: ModuleContext,
  { sms }: { sms: SmsSender },
) {
  const plans = new PlanService(useCases, clock);
  const today = new TodayService(useCases, clock);
  const entries = new EntryService(useCases, clock);
  const measurements = new MeasurementService(useCases, clock);
  const gates = new GateService(useCases, clock);
  const tasks = new TaskService(useCases, { em, clock, publicUrl: config.publicUrl });
  const planChanges = new PlanChangeService(useCases, clock);
  const sessionEvents = new SessionEventService(useCases);
  const quiet = new QuietPlans({ pool, em, clock });
  const nights = new NightlyReconciliation({ pool, clock, logger });
  const environment = templateEnvironment(config);
  return {
    /** Escalates unanswered danger signs. */
    escalateTasks: () => escalateTasks(em, clock, { environment, isAsked: () => sms.needsTemplates }),
    parts: {
      resolvers: [
        new ProtocolResolver(new ProtocolService(useCases)),
        new ExerciseResolver(new ExerciseService(useCases, clock)),
        new PlanResolver(plans, today),
        new ProgrammeResolver(new ProgrammeService(useCases, clock)),
        new ReconciliationResolver(new ReconciliationService(useCases, { pool, clock })),
        new MissedResolver(new MissedService(useCases, clock), new AcceptService(useCases, clock)),
        new CareTeamResolver(new CareTeamService(useCases, clock)),
        new LedgerResolver(sessionEvents, planChanges, new CorrectionService(useCases, clock)),
        new EntryResolver(entries),
        new MeasurementResolver(measurements, new PatientValueService(useCases, clock)),
        new GateResolver(gates),
        new TaskResolver(tasks),
        new FlagResolver(new FlagService(useCases, clock)),
        new ActivityResolver(new ActivityService(useCases, clock)),
        new UnderCareResolver(new UnderCareService(useCases, clock)),
      ],
      routes: recoveryRoutes({ plans, sessionEvents, measurements, gates }),
      maintenance: () => [nights.compareWhenDue(), quiet.raiseWhenDue()],
    } satisfies ModuleParts,
  };
}
