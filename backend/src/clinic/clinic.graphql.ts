import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { SessionTypeEnum } from '../appointments/appointment.graphql.js';
import type { SessionType } from '../appointments/appointment.entity.js';
import { DateTimeScalar, LocalDateScalar, PaiseScalar } from '../graphql/scalars.js';
import type { WireEnum } from '../graphql/wire-enum.js';
import type { MessageKind } from '../messages/message-kind.js';
import type { MessageLanguage } from '../messages/message-language.js';
import { LanguageEnum, MessageKindEnum } from '../messages/message.graphql.js';
import type { ClinicFacts } from './clinic-facts.js';
import type { BookingMode, SessionOffer } from './clinic-settings.entity.js';
import type { SettingsView } from './clinic.service.js';
import type { Weekday } from './opening-hours.js';

export const WeekdayEnum = {
  MONDAY: 'MONDAY',
  TUESDAY: 'TUESDAY',
  WEDNESDAY: 'WEDNESDAY',
  THURSDAY: 'THURSDAY',
  FRIDAY: 'FRIDAY',
  SATURDAY: 'SATURDAY',
  SUNDAY: 'SUNDAY',
} as const satisfies WireEnum<Weekday>;
export const BookingModeEnum = { REQUEST: 'REQUEST', INSTANT: 'INSTANT' } as const satisfies WireEnum<BookingMode>;
registerEnumType(WeekdayEnum, { name: 'Weekday' });
registerEnumType(BookingModeEnum, { name: 'BookingMode' });

@ObjectType('DayHours')
class DayHoursType {
  @Field(() => String) opens!: string;
  @Field(() => String) closes!: string;
}

@ObjectType('WeekdayHours')
export class WeekdayHoursType {
  @Field(() => WeekdayEnum) weekday!: Weekday;
  @Field(() => [DayHoursType]) hours!: DayHoursType[];
}

@ObjectType('SpecialDay')
class SpecialDayType {
  @Field(() => LocalDateScalar) day!: string;
  @Field(() => String) name!: string;
  @Field(() => [DayHoursType]) hours!: DayHoursType[];
}

@ObjectType('SocialLink')
class SocialLinkType {
  @Field(() => String) label!: string;
  @Field(() => String) url!: string;
}

@ObjectType('SessionOffer')
class SessionOfferType {
  @Field(() => SessionTypeEnum) sessionType!: SessionType;
  @Field(() => Boolean) enabled!: boolean;
  @Field(() => Int) durationMinutes!: number;
  @Field(() => PaiseScalar, { nullable: true }) price!: number | null;

  /** Names every field that is sent. */
  static from({ sessionType, enabled, durationMinutes, price }: SessionOffer): SessionOfferType {
    return { sessionType, enabled, durationMinutes, price };
  }
}

@ObjectType('PackageOffer')
class PackageOfferType {
  @Field(() => String) name!: string;
  @Field(() => Int) sessions!: number;
  @Field(() => PaiseScalar) price!: number;
}

@ObjectType('Clinic')
export class ClinicType {
  @Field(() => Boolean) isOpen!: boolean;
  @Field(() => String) name!: string;
  @Field(() => [String]) phones!: string[];
  @Field(() => String, { nullable: true }) whatsapp!: string | null;
  @Field(() => String) email!: string;
  @Field(() => String) street!: string;
  @Field(() => String) city!: string;
  @Field(() => String) region!: string;
  @Field(() => String, { nullable: true }) postalCode!: string | null;
  @Field(() => String, { nullable: true }) mapUrl!: string | null;
  @Field(() => String) hoursText!: string;
  @Field(() => [WeekdayHoursType]) hours!: WeekdayHoursType[];
  @Field(() => [SpecialDayType]) specialDays!: SpecialDayType[];
  @Field(() => [SocialLinkType]) social!: SocialLinkType[];
  @Field(() => [SessionOfferType]) offers!: SessionOfferType[];
  @Field(() => [PackageOfferType]) packages!: PackageOfferType[];
  @Field(() => Int) noticeHours!: number;
  @Field(() => BookingModeEnum) bookingMode!: BookingMode;
  @Field(() => [SessionTypeEnum]) sessionTypes!: SessionType[];
  @Field(() => Int) horizonDays!: number;
  @Field(() => Boolean) choosePhysiotherapist!: boolean;

  /** The facts, which are public as they are; only the kinds of sessions have other names inside. */
  static from({ offers, sessionTypes, ...facts }: ClinicFacts): ClinicType {
    return {
      ...facts,
      sessionTypes: sessionTypes.map((name) => SessionTypeEnum[name]),
      offers: offers.map(({ sessionType, ...offer }) =>
        SessionOfferType.from({ ...offer, sessionType: SessionTypeEnum[sessionType] }),
      ),
    };
  }
}

@ObjectType('BookingRules')
class BookingRulesType {
  @Field(() => BookingModeEnum) mode!: BookingMode;
  @Field(() => Int) slotMinutes!: number;
  @Field(() => Int) leadMinutes!: number;
  @Field(() => Int) horizonDays!: number;
  @Field(() => Int) noticeHours!: number;
  @Field(() => Int) maxOpenRequests!: number;
  @Field(() => Int) maxPerDay!: number;
  @Field(() => Int) travelMinutes!: number;
  @Field(() => Boolean) choosePhysiotherapist!: boolean;
}

@ObjectType('MessageTemplate')
class MessageTemplateType {
  @Field(() => MessageKindEnum) kind!: MessageKind;
  @Field(() => LanguageEnum) language!: MessageLanguage;
  @Field(() => String) text!: string;
  @Field(() => String, { nullable: true }) dltTemplateId!: string | null;
  @Field(() => Boolean) enabled!: boolean;
}

@ObjectType('ClinicSettings')
export class ClinicSettingsType {
  @Field(() => ClinicType) clinic!: ClinicType;
  @Field(() => String, { nullable: true }) legalName!: string | null;
  @Field(() => String, { nullable: true }) gstin!: string | null;
  @Field(() => String, { nullable: true }) vpa!: string | null;
  @Field(() => String, { nullable: true }) receiptHeader!: string | null;
  @Field(() => [SessionOfferType]) offers!: SessionOfferType[];
  @Field(() => [SpecialDayType]) specialDays!: SpecialDayType[];
  @Field(() => BookingRulesType) booking!: BookingRulesType;
  @Field(() => [MessageTemplateType]) templates!: MessageTemplateType[];
  @Field(() => String) quietFrom!: string;
  @Field(() => String) quietUntil!: string;
  @Field(() => [String]) missing!: string[];
  @Field(() => DateTimeScalar, { nullable: true }) openedAt!: Date | null;
  @Field(() => Int) version!: number;

  /** Names every field that is sent. */
  static from({ settings, facts, templates, missing }: SettingsView): ClinicSettingsType {
    const { mode, slotMinutes, leadMinutes, horizonDays, noticeHours, maxOpenRequests } = settings;
    const { maxPerDay, travelMinutes, choosePhysiotherapist } = settings;
    return {
      clinic: ClinicType.from(facts),
      legalName: settings.legalName ?? null,
      gstin: settings.gstin ?? null,
      vpa: settings.vpa ?? null,
      receiptHeader: settings.receiptHeader ?? null,
      offers: settings.offers.map((offer) => SessionOfferType.from(offer)),
      specialDays: settings.specialDays,
      booking: {
        mode,
        slotMinutes,
        leadMinutes,
        horizonDays,
        noticeHours,
        maxOpenRequests,
        maxPerDay,
        travelMinutes,
        choosePhysiotherapist,
      },
      templates,
      quietFrom: settings.quietFrom,
      quietUntil: settings.quietUntil,
      missing,
      openedAt: settings.openedAt ?? null,
      version: settings.version,
    };
  }
}
