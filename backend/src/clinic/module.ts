import {
  DepartureCancelled,
  type FourEyes,
  type OneTimeCodes,
  type OtpLimits,
  type Sessions,
  UserTypeSet,
} from '../identity/index.js';
import { type EventHandler, on } from '../platform/events/domain-events.js';
import type { ModuleContext, ModuleParts } from '../platform/modules/module-context.js';
import { templateEnvironment } from './message-templates/message-template.js';
import { Leave } from './physiotherapists/leave.entity.js';
import { Physiotherapist } from './physiotherapists/physiotherapist.entity.js';
import { PhysiotherapistResolver } from './physiotherapists/physiotherapist.resolver.js';
import { PhysiotherapistService } from './physiotherapists/physiotherapist.service.js';
import { PhysiotherapistTimesResolver } from './physiotherapists/times.resolver.js';
import { PhysiotherapistTimesService } from './physiotherapists/times.service.js';
import { ClinicSettings } from './settings/clinic-settings.entity.js';
import { ClinicResolver } from './settings/clinic.resolver.js';
import { ClinicService } from './settings/clinic.service.js';
import { PriceItem } from './settings/price-item.entity.js';
import { Doctor } from './team/doctor.entity.js';
import { StaffChangeService } from './team/staff-change.service.js';
import { StaffResolver } from './team/staff.resolver.js';
import { StaffService } from './team/staff.service.js';
import { ensureWorkRow, clearLastDay } from './team/work-row.js';

/** Entities of this module. */
export const entities = [ClinicSettings, PriceItem, Physiotherapist, Leave, Doctor];

/** Handlers that keep physiotherapists and doctors consistent with their accounts. */
export const eventHandlers: readonly EventHandler[] = [
  on(UserTypeSet, ensureWorkRow),
  on(DepartureCancelled, clearLastDay),
];

/** Dependencies on other modules. */
interface Needed {
  codes: OneTimeCodes;
  otpLimits: OtpLimits;
  sessions: Sessions;
  fourEyes: FourEyes;
}

/** Composes the clinic's settings and its team. */
export function composeClinic(
  { config, useCases, clock }: ModuleContext,
  { codes, otpLimits, sessions, fourEyes }: Needed,
) {
  const templates = templateEnvironment(config);
  const settings = new ClinicService(useCases, { clock, sampleData: config.sampleData, templates, fourEyes });
  const staff = new StaffService(useCases, { clock, fourEyes });
  const staffChanges = new StaffChangeService(useCases, { clock, sessions, codes, otpLimits, fourEyes });
  return {
    /** Carry out approved changes. */
    settings,
    staff,
    staffChanges,
    parts: {
      resolvers: [
        new ClinicResolver(settings),
        new PhysiotherapistResolver(new PhysiotherapistService(useCases, clock)),
        new PhysiotherapistTimesResolver(new PhysiotherapistTimesService(useCases, clock)),
        new StaffResolver(staff, staffChanges),
      ],
      routes: [],
      maintenance: () => [],
    } satisfies ModuleParts,
  };
}
