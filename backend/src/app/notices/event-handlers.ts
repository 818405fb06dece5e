import { SecurityNoticeRaised } from '../../identity/index.js';
import { PatientDeleted, PatientRestored } from '../../patients/index.js';
import { CareMessageReceived } from '../../messaging/index.js';
import { CareFlagRaised, DangerSignRaised } from '../../recovery/index.js';
import {
  AppointmentChanged,
  AppointmentsHandedOver,
  CoverEnded,
  CoverEntered,
  LeaveWithdrawn,
  SeriesBooked,
  SeriesChanged,
} from '../../scheduling/index.js';
import { TooManyRecordsRead } from '../../platform/audit/read-watch.js';
import { type EventHandler, on } from '../../platform/events/domain-events.js';
import {
  noteChange,
  noteDeleted,
  noteHandOver,
  noteRestored,
  noteSeriesBooked,
  noteSeriesChanged,
} from './session-notices.js';
import { matchChange, matchDeleted, matchLeave, matchSeries } from './waiting-notices.js';
import {
  noteAlarm,
  noteCareMessage,
  noteCover,
  noteFlag,
  noteMassReading,
  noteSign,
  withdrawCover,
} from './team-notices.js';

/** Event handlers: write notices of what happened in the modules, in the transaction of their cause. */
export const eventHandlers: readonly EventHandler[] = [
  on(AppointmentChanged, noteChange),
  on(SeriesBooked, noteSeriesBooked),
  on(SeriesChanged, noteSeriesChanged),
  on(AppointmentsHandedOver, noteHandOver),
  on(PatientDeleted, noteDeleted),
  on(PatientRestored, noteRestored),
  on(CoverEntered, noteCover),
  on(CoverEnded, withdrawCover),
  on(DangerSignRaised, noteSign),
  on(CareFlagRaised, noteFlag),
  on(CareMessageReceived, noteCareMessage),
  on(SecurityNoticeRaised, noteAlarm),
  on(TooManyRecordsRead, noteMassReading),
  on(AppointmentChanged, matchChange),
  on(SeriesChanged, matchSeries),
  on(PatientDeleted, matchDeleted),
  on(LeaveWithdrawn, matchLeave),
];
