import type { SmsSender } from '../identity/index.js';
import { templateEnvironment } from '../clinic/index.js';
import { AppointmentRequested } from '../scheduling/index.js';
import { type EventHandler, on } from '../platform/events/domain-events.js';
import { reasonFor } from '../platform/errors/reason.js';
import { limitRequests } from '../platform/http/request-rate.js';
import { RateLimit } from '../platform/limits/rate-limit.js';
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
import { exerciseSheetRoutes } from './exercise-sheets/exercise-sheet.rest.js';
import { ExerciseSheetService } from './exercise-sheets/exercise-sheet.service.js';
import { FilmStore } from './exercise-films/film-store.js';
import { FilmResolver } from './exercise-films/film.resolver.js';
import { filmRoutes } from './exercise-films/film.rest.js';
import { FilmService } from './exercise-films/film.service.js';
import { CareFlag } from './flags/care-flag.entity.js';
import { FamilyDayResolver } from './plans/family-day.resolver.js';
import { FamilyDayService } from './plans/family-day.service.js';
import { FlagResolver } from './flags/flag.resolver.js';
import { FlagService } from './flags/flag.service.js';
import { QuietPlans } from './flags/quiet-plans.js';
import { GateResolver } from './gate/gate.resolver.js';
import { GateService } from './gate/gate.service.js';
import { LessonResolver } from './lessons/lesson.resolver.js';
import { LessonService } from './lessons/lesson.service.js';
import { Lesson } from './lessons/lesson.entity.js';
import { OwnLessonService } from './lessons/own-lesson.service.js';
import { RecoveryPlan } from './ledger/recovery-plan.entity.js';
import { MeasureGuideService } from './measurements/measure-guide.service.js';
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
import { Protocol } from './protocols/protocol.entity.js';
import { ProtocolVersion } from './protocols/protocol-version.entity.js';
import { ProtocolResolver } from './protocols/protocol.resolver.js';
import { ProtocolService } from './protocols/protocol.service.js';
import { PhaseReport } from './phase-reports/phase-report.entity.js';
import { PhaseReportResolver } from './phase-reports/phase-report.resolver.js';
import { phaseReportRoutes } from './phase-reports/phase-report.rest.js';
import { PhaseReportService } from './phase-reports/phase-report.service.js';
import { linkFailurePages, reportLinkPages } from './phase-reports/report-link-pages.js';
import { ReportLink } from './phase-reports/report-link.entity.js';
import { ReportLinkService } from './phase-reports/report-link.service.js';
import { QuestionnaireResolver } from './questionnaires/questionnaire.resolver.js';
import { QuestionnaireService } from './questionnaires/questionnaire.service.js';
import { QuestionnaireVersion } from './questionnaires/questionnaire-version.entity.js';
import { ScoreService } from './questionnaires/score.service.js';
import { NightlyReconciliation } from './reconciliation/nightly-reconciliation.js';
import { ReconciliationResolver } from './reconciliation/reconciliation.resolver.js';
import { ReconciliationService } from './reconciliation/reconciliation.service.js';
import { CheckIns } from './reminders/check-ins.js';
import { recoveryRoutes } from './rest/recovery.rest.js';

/** Entities of this module. */
export const entities = [
  RecoveryPlan,
  Protocol,
  ProtocolVersion,
  QuestionnaireVersion,
  Exercise,
  Lesson,
  CareTask,
  SlotOffer,
  CareFlag,
  PhaseReport,
  ReportLink,
];

export const eventHandlers: readonly EventHandler[] = [
  on(AppointmentRequested, (tx, { accountId }) => requireNoEmergency(tx, accountId)),
];

/** Composes the module of recovery: protocols, plans, entries and danger signs. */
export function composeRecovery(
  { config, limits, pool, em, storage, clock, logger, audit, useCases }: ModuleContext,
  { sms }: { sms: SmsSender },
) {
  const films = new FilmStore({ em, storage, clock });
  const filmCap = new RateLimit(pool, 'exercise-film', limits.filmsPerAccountDay, 86_400, reasonFor('TOO_MANY_FILMS'));
  const filmService = new FilmService(useCases, { store: films, clock, cap: filmCap });
  const plans = new PlanService(useCases, clock, config.publicUrl);
  const today = new TodayService(useCases, clock);
  const entries = new EntryService(useCases, { clock, audit });
  const measurements = new MeasurementService(useCases, clock);
  const gates = new GateService(useCases, clock);
  const tasks = new TaskService(useCases, { em, clock, publicUrl: config.publicUrl });
  const planChanges = new PlanChangeService(useCases, clock);
  const sessionEvents = new SessionEventService(useCases);
  const quiet = new QuietPlans({ pool, em, clock });
  const nights = new NightlyReconciliation({ pool, clock, logger });
  const environment = templateEnvironment(config);
  const checkIns = new CheckIns({ pool, em, clock, publicUrl: config.publicUrl });
  const reports = new PhaseReportService(useCases);
  const reportLinks = new ReportLinkService(useCases, clock, config.publicUrl);
  const { requestsPerAddressMinute: perAddress, requestsPerAccountMinute: perAccount } = limits;
  return {
    /** Serves the links to reports. */
    linkPages: reportLinkPages(reportLinks, reports, limitRequests({ perAddress, perAccount })),
    /** Answers errors of those links. */
    linkFailures: linkFailurePages(logger),
    /** Escalates unanswered danger signs. */
    escalateTasks: () => escalateTasks(em, clock, { environment, canSend: (ids) => sms.canSend(ids) }),
    /** Reminds patients of their exercises. */
    remindPatients: () => checkIns.makeDue(),
    parts: {
      resolvers: [
        new ProtocolResolver(new ProtocolService(useCases)),
        new QuestionnaireResolver(new QuestionnaireService(useCases, clock), new ScoreService(useCases, clock)),
        new ExerciseResolver(new ExerciseService(useCases, clock)),
        new FilmResolver(filmService),
        new LessonResolver(new LessonService(useCases, clock), new OwnLessonService(useCases, clock)),
        new PlanResolver(plans, today),
        new FamilyDayResolver(new FamilyDayService(useCases, clock)),
        new ProgrammeResolver(new ProgrammeService(useCases, clock, config.publicUrl)),
        new ReconciliationResolver(new ReconciliationService(useCases, { pool, clock })),
        new MissedResolver(new MissedService(useCases, clock), new AcceptService(useCases, clock)),
        new CareTeamResolver(new CareTeamService(useCases, clock)),
        new LedgerResolver(sessionEvents, planChanges, new CorrectionService(useCases, clock)),
        new EntryResolver(entries),
        new MeasurementResolver(
          measurements,
          new PatientValueService(useCases, clock),
          new MeasureGuideService(useCases),
        ),
        new GateResolver(gates),
        new PhaseReportResolver(reports, reportLinks),
        new TaskResolver(tasks),
        new FlagResolver(new FlagService(useCases, clock)),
        new ActivityResolver(new ActivityService(useCases, clock)),
        new UnderCareResolver(new UnderCareService(useCases, clock)),
      ],
      routes: [
        ...recoveryRoutes({ plans, sessionEvents, measurements, gates }),
        ...filmRoutes(filmService),
        ...phaseReportRoutes(reports),
        ...exerciseSheetRoutes(new ExerciseSheetService(useCases, clock)),
      ],
      maintenance: () => [nights.compareWhenDue(), quiet.raiseWhenDue(), films.sweep()],
    } satisfies ModuleParts,
  };
}
