/** Public interface of this module. */
export {
  findSlotConflict,
  freeIntervals,
  type FreeTime,
  freeTimes,
  type KnownTime,
  type Obstacle,
  type Offer,
  spanOf,
  type TakenTime,
  type TimeRules,
} from './availability/free-times.js';
export { bookedOffer, offerOf, priceOf, shortestOffer, UNPRICED } from './availability/offer-of.js';
export { findSchedules, type KnownPhysiotherapist, REACH } from './availability/schedules.js';
export {
  hoursOfDay,
  type Interval,
  joinIntervals,
  overlap,
  stretchesOf,
  withoutHours,
  worksThrough,
} from './availability/working-time.js';
export { findCodeTemplates } from './settings/code-templates.js';
export {
  type CallTexts,
  canCall,
  type MessageTemplate,
  templateEnvironment,
  type TemplateEnvironment,
  templateFor,
} from './message-templates/message-template.js';
export { filledText, fixedValues, type MessageContent, messageContent } from './message-templates/message-text.js';
export {
  sayAmount,
  sayCalledOff,
  sayChangedInPart,
  sayDoor,
  sayRole,
  saySameTimes,
  sayTasks,
  sayTimeOfDay,
  sayWhen,
  sayWho,
  sayWithWho,
} from './message-templates/values-in-words.js';
export { Leave } from './physiotherapists/leave.entity.js';
export {
  byIdOrAccount,
  findPhysiotherapist,
  lastDayOf,
  noPhysiotherapist,
  requireHereOn,
} from './physiotherapists/physiotherapist-lookup.js';
export { Physiotherapist } from './physiotherapists/physiotherapist.entity.js';
export { toLeave } from './physiotherapists/times.graphql.js';
export { leaveTime, type LeaveTime } from './physiotherapists/times.queries.js';
export { ClinicOpened } from './settings/clinic-events.js';
export { ClinicFactsCache } from './settings/clinic-facts-cache.js';
export { siteFacts } from './settings/clinic-facts.js';
export {
  type ClinicSettings,
  isClinicOpen,
  loadSettings,
  type MessagePrice,
} from './settings/clinic-settings.entity.js';
export { CLOSED_CLINIC, plannedHours } from './settings/closed-clinic.js';
export { PriceItem } from './settings/price-item.entity.js';
export { type LedgerAccount, ledgerNamesOf } from './settings/ledger-names.js';
export { closingTime, timeOfDay } from './settings/opening-hours.input.js';
export { type DayHours, hoursText, type Weekday, WEEKDAYS } from './settings/opening-hours.js';
export { DEFAULT_MINUTES, SESSION_TYPES, type SessionType } from './settings/session-type.js';
export { findDoctor } from './team/doctor-lookup.js';
export { Doctor } from './team/doctor.entity.js';
export { lockAccount, lockWork } from './team/locked-member.js';
export { noMember } from './team/staff-refusals.js';
export { MemberAdded } from './team/member-added.js';
export { toStaffMember } from './team/staff.graphql.js';
export { findTeam, type TeamMember } from './team/team.queries.js';
