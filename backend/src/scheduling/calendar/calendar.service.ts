import { sql } from 'kysely';
import type { z } from 'zod';
import {
  type ClinicSettings,
  type DayHours,
  findSchedules,
  hoursOfDay,
  joinIntervals,
  type KnownPhysiotherapist,
  type LeaveTime,
  loadSettings,
  plannedHours,
  stretchesOf,
} from '../../clinic/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { addDays, clinicDay, endOfDay, startOfDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { coversOf, type CoverView } from '../absences/cover.service.js';
import { redactAppointment } from '../appointments/appointment-scope.js';
import { type AppointmentRow, findAppointments } from '../appointments/appointment.queries.js';
import { mayReadUnassigned, requireVisibleColumns, visibleColumns } from './calendar-scope.js';
import { calendarInput } from './calendar.input.js';
import { findLeave } from './calendar.queries.js';
import { freeTimeOf, type TimeInterval, toTimeInterval } from './free-time.js';

/** A day of one physiotherapist. */
export interface CalendarColumn {
  physiotherapist: { id: string; name: string };
  works: TimeInterval[];
  leave: LeaveTime[];
  sessions: AppointmentRow[];
  free: TimeInterval[];
  coveredBy: { id: string; name: string }[];
}

/** A day of the calendar. */
export interface CalendarDay {
  /** YYYY-MM-DD. */
  day: string;
  specialDay: string | null;
  hours: DayHours[];
  /** Length of a row, in minutes. */
  slotMinutes: number;
  columns: CalendarColumn[];
  unassigned: AppointmentRow[];
}

interface Found {
  settings: ClinicSettings;
  known: readonly KnownPhysiotherapist[];
  leave: readonly LeaveTime[];
  sessions: readonly AppointmentRow[];
  covers: readonly CoverView[];
  now: Date;
}

/** Reads the days of the clinic by physiotherapist. */
export class CalendarService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Returns days of the calendar, with the columns that the actor may see. @throws AppError BAD_INPUT, NOT_FOUND */
  async read(actor: Actor, input: z.input<typeof calendarInput>): Promise<CalendarDay[]> {
    return this.useCases.read(
      actor,
      'calendar.read',
      calendarInput,
      input,
      async (asked, { em, actor: own, listed }) => {
        const { from, until, physiotherapistIds: ids, withCanceled } = asked;
        if (ids) await requireVisibleColumns(em, own, ids);
        const now = this.clock.now();
        const settings = await loadSettings(em);
        const span = { from: startOfDay(from), until: endOfDay(until) };
        const among = ids ? sql`t.id = any(${ids}::uuid[]) and ${visibleColumns(own)}` : visibleColumns(own);
        const known = await findSchedules(em, plannedHours(settings), { ...span, among, withSwitchedOff: true });
        const shown = known.map(({ id }) => id);
        const covers = await coversOf(em, shown, { since: from, until });
        const allLeave = await findLeave(em, shown, span);
        // The columns decide: whoever sees one sees all its sessions; an API key of a hospital those of its patients.
        const found = await findAppointments(
          em,
          {
            visibleTo: own.kind === 'program' ? own : 'SYSTEM',
            columns: { physiotherapistIds: shown, withUnassigned: mayReadUnassigned(own) },
            withoutCanceled: !withCanceled,
            from: span.from,
            before: startOfDay(addDays(until, 1)),
          },
          undefined,
        );
        await listed(found, { from, until, physiotherapistIds: ids });
        const sessions = found.map((row) => redactAppointment(own, row, now));
        const mayReadNotes = own.kind === 'account' && own.role === 'admin';
        const leave = mayReadNotes ? allLeave : allLeave.map((one) => ({ ...one, note: null }));
        return daysBetween(from, until).map((day) => dayOf(day, { settings, known, leave, sessions, covers, now }));
      },
    );
  }
}

function daysBetween(from: string, until: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}

function dayOf(day: string, { settings, known, leave, sessions, covers, now }: Found): CalendarDay {
  const { hours, specialDays } = plannedHours(settings);
  const ofDay = Map.groupBy(
    sessions.filter(({ startsAt }) => clinicDay(startsAt) === day),
    ({ physiotherapistId }) => physiotherapistId,
  );
  const touches = ({ from, until }: LeaveTime) => from <= endOfDay(day) && until > startOfDay(day);
  const columns = known
    .filter(({ id, lastDay }) => !lastDay || lastDay >= day || ofDay.has(id))
    .map(({ id, name, time }) => ({
      physiotherapist: { id, name },
      works: joinIntervals(stretchesOf(time, day)).map(toTimeInterval),
      leave: leave.filter((one) => one.physiotherapistId === id && touches(one)),
      sessions: ofDay.get(id) ?? [],
      free: freeTimeOf(settings, time, day, now),
      coveredBy: covers
        .filter((cover) => cover.absent.id === id && cover.from <= day && cover.until >= day)
        .map(({ by }) => by),
    }));
  const { slotMinutes } = settings;
  return { day, ...hoursOfDay(hours, specialDays, day), slotMinutes, columns, unassigned: ofDay.get(null) ?? [] };
}
