/** A day of the week, as the contract names it. */
export type Weekday = 'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | 'SUNDAY';

/** A stretch of a day, HH:MM to HH:MM. */
export interface DayHours {
  readonly opens: string;
  readonly closes: string;
}

/** What everybody may know of the clinic; the public pages are made of it. The type Clinic of the contract. */
export interface ClinicFacts {
  readonly isOpen: boolean;
  readonly name: string;
  /** The first is the main one. */
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
  readonly packages: readonly { readonly name: string; readonly sessions: number; readonly price: number }[];
  readonly noticeHours: number;
  readonly bookingMode: 'REQUEST' | 'INSTANT';
  readonly sessionTypes: readonly ('CLINIC' | 'HOME' | 'TELE')[];
  readonly horizonDays: number;
  readonly choosePhysiotherapist: boolean;
}
