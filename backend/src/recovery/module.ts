import type { SmsSender } from '../identity/index.js';
import { templateEnvironment } from '../clinic/index.js';
import { AppointmentRequested } from '../scheduling/index.js';
import { type EventHandler, on } from '../platform/events/domain-events.js';
import type { ModuleContext, ModuleParts } from '../platform/modules/module-context.js';
import { CareTask } from './danger-signs/care-task.entity.js';
import { escalateTasks } from './danger-signs/escalate-tasks.js';
import { requireNoEmergency } from './danger-signs/task.queries.js';
import { taskResolvers } from './danger-signs/task.resolver.js';
import { TaskService } from './danger-signs/task.service.js';
import { entryResolvers } from './entries/entry.resolver.js';
import { EntryService } from './entries/entry.service.js';
import { gateResolvers } from './gate/gate.resolver.js';
import { GateService } from './gate/gate.service.js';
import { RecoveryPlan } from './ledger/recovery-plan.entity.js';
import { measurementResolvers } from './measurements/measurement.resolver.js';
import { MeasurementService } from './measurements/measurement.service.js';
import { AcceptService } from './missed/accept.service.js';
import { missedResolvers } from './missed/missed.resolver.js';
import { MissedService } from './missed/missed.service.js';
import { SlotOffer } from './missed/slot-offer.entity.js';
import { underCareResolvers } from './patients-under-care/under-care.resolver.js';
import { UnderCareService } from './patients-under-care/under-care.service.js';
import { careTeamResolvers } from './plans/care-team.resolver.js';
import { CareTeamService } from './plans/care-team.service.js';
import { CorrectionService } from './plans/correction.service.js';
import { ledgerResolvers } from './plans/ledger.resolver.js';
import { PlanChangeService } from './plans/plan-change.service.js';
import { planResolvers } from './plans/plan.resolver.js';
import { PlanService } from './plans/plan.service.js';
import { SessionEventService } from './plans/session-event.service.js';
import { TodayService } from './plans/today.service.js';
import { ProtocolVersion } from './protocols/protocol-version.entity.js';
import { protocolResolvers } from './protocols/protocol.resolver.js';
import { ProtocolService } from './protocols/protocol.service.js';
import { NightlyReconciliation } from './reconciliation/nightly-reconciliation.js';
import { reconciliationResolvers } from './reconciliation/reconciliation.resolver.js';
import { ReconciliationService } from './reconciliation/reconciliation.service.js';
import { recoveryRoutes } from './rest/recovery.rest.js';

/** Entities of this module. */
export const entities = [RecoveryPlan, ProtocolVersion, CareTask, SlotOffer];

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
  const tasks = new TaskService(useCases, { clock, publicUrl: config.publicUrl });
  const planChanges = new PlanChangeService(useCases, clock);
  const sessionEvents = new SessionEventService(useCases);
  const nights = new NightlyReconciliation({ pool, clock, logger });
  const environment = templateEnvironment(config);
  return {
    /** Escalates unanswered danger signs. */
    escalateTasks: () => escalateTasks(em, clock, { environment, isAsked: () => sms.needsTemplates }),
    parts: {
      resolvers: [
        protocolResolvers(new ProtocolService(useCases)),
        planResolvers(plans, today),
        reconciliationResolvers(new ReconciliationService(useCases, { pool, clock })),
        missedResolvers(new MissedService(useCases, clock), new AcceptService(useCases, clock)),
        careTeamResolvers(new CareTeamService(useCases, clock)),
        ledgerResolvers(sessionEvents, planChanges, new CorrectionService(useCases, clock)),
        entryResolvers(entries),
        measurementResolvers(measurements),
        gateResolvers(gates),
        taskResolvers(tasks),
        underCareResolvers(new UnderCareService(useCases, clock)),
      ],
      routes: recoveryRoutes({ plans, sessionEvents, measurements, gates }),
      maintenance: () => [nights.compareWhenDue()],
    } satisfies ModuleParts,
  };
}
