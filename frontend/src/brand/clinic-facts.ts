/** A weekday, as in the schema. */
export type Weekday = 'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | 'SUNDAY';

/** An interval of a day, HH:MM to HH:MM. */
export interface DayHours {
  readonly opens: string;
  readonly closes: string;
}

/** Public facts about the clinic, shown on public pages. The schema's type Clinic. */
export interface ClinicFacts {
  readonly isOpen: boolean;
  readonly name: string;
  /** The first is the main number. */
  readonly phones: readonly string[];
  readonly whatsapp: string | null;
  readonly email: string;
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string | null;
  readonly mapUrl: string | null;
  readonly hoursText: string;
  readonly hours: readonly { readonly weekday: Weekday; readonly hours: readonly DayHours[] }[];
  readonly specialDays: readonly { readonly day: string; readonly name: string; readonly hours: readonly DayHours[] }[];
  readonly social: readonly { readonly label: string; readonly url: string }[];
  readonly offers: readonly {
    readonly sessionType: 'CLINIC' | 'HOME' | 'TELE';
    readonly enabled: boolean;
    readonly durationMinutes: number;
    readonly price: number | null;
  }[];
  readonly packages: readonly {
    readonly name: string;
    readonly sessions: number;
    readonly price: number;
    /** How many days it can be used; 365 if omitted. */
    readonly validDays?: number;
    /** Kinds of sessions that it covers; all if omitted. */
    readonly sessionTypes?: readonly ('CLINIC' | 'HOME' | 'TELE')[] | null;
  }[];
  readonly noticeHours: number;
  readonly bookingMode: 'REQUEST' | 'INSTANT';
  readonly sessionTypes: readonly ('CLINIC' | 'HOME' | 'TELE')[];
  readonly horizonDays: number;
  readonly choosePhysiotherapist: boolean;
}
