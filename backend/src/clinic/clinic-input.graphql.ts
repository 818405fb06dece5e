import { Field, InputType, Int } from 'type-graphql';
import { SessionTypeEnum } from '../appointments/appointment.graphql.js';
import type { SessionType } from '../appointments/appointment.entity.js';
import { LocalDateScalar, PaiseScalar } from '../graphql/scalars.js';
import type { MessageKind } from '../messages/message-kind.js';
import type { MessageLanguage } from '../messages/message-language.js';
import { LanguageEnum, MessageKindEnum } from '../messages/message.graphql.js';
import type { BookingMode } from './clinic-settings.entity.js';
import { BookingModeEnum, WeekdayEnum } from './clinic.graphql.js';
import type { Weekday } from './opening-hours.js';

@InputType('DayHoursInput')
class DayHoursInputType {
  @Field(() => String) opens!: string;
  @Field(() => String) closes!: string;
}

@InputType('WeekdayHoursInput')
export class WeekdayHoursInputType {
  @Field(() => WeekdayEnum) weekday!: Weekday;
  @Field(() => [DayHoursInputType]) hours!: DayHoursInputType[];
}

@InputType('SpecialDayInput')
class SpecialDayInputType {
  @Field(() => LocalDateScalar) day!: string;
  @Field(() => String) name!: string;
  @Field(() => [DayHoursInputType]) hours!: DayHoursInputType[];
}

@InputType('SocialLinkInput')
class SocialLinkInputType {
  @Field(() => String) label!: string;
  @Field(() => String) url!: string;
}

@InputType('SessionOfferInput')
class SessionOfferInputType {
  @Field(() => SessionTypeEnum) sessionType!: SessionType;
  @Field(() => Boolean) enabled!: boolean;
  @Field(() => Int) durationMinutes!: number;
  @Field(() => PaiseScalar, { nullable: true }) price?: number;
}

@InputType('PackageOfferInput')
class PackageOfferInputType {
  @Field(() => String) name!: string;
  @Field(() => Int) sessions!: number;
  @Field(() => PaiseScalar) price!: number;
}

@InputType('BookingRulesInput')
class BookingRulesInputType {
  @Field(() => BookingModeEnum, { nullable: true }) mode?: BookingMode;
  @Field(() => Int, { nullable: true }) slotMinutes?: number;
  @Field(() => Int, { nullable: true }) leadMinutes?: number;
  @Field(() => Int, { nullable: true }) horizonDays?: number;
  @Field(() => Int, { nullable: true }) noticeHours?: number;
  @Field(() => Int, { nullable: true }) maxOpenRequests?: number;
  @Field(() => Int, { nullable: true }) maxPerDay?: number;
  @Field(() => Int, { nullable: true }) travelMinutes?: number;
  @Field(() => Boolean, { nullable: true }) choosePhysiotherapist?: boolean;
}

@InputType('MessageTemplateInput')
class MessageTemplateInputType {
  @Field(() => MessageKindEnum) kind!: MessageKind;
  @Field(() => LanguageEnum) language!: MessageLanguage;
  @Field(() => String, { nullable: true }) dltTemplateId?: string;
  @Field(() => Boolean) enabled!: boolean;
}

@InputType('ClinicSettingsInput')
export class ClinicSettingsInputType {
  @Field(() => String, { nullable: true }) name?: string;
  @Field(() => String, { nullable: true }) legalName?: string;
  @Field(() => [String], { nullable: true }) phones?: string[];
  @Field(() => String, { nullable: true }) whatsapp?: string;
  @Field(() => String, { nullable: true }) email?: string;
  @Field(() => String, { nullable: true }) street?: string;
  @Field(() => String, { nullable: true }) city?: string;
  @Field(() => String, { nullable: true }) region?: string;
  @Field(() => String, { nullable: true }) postalCode?: string;
  @Field(() => String, { nullable: true }) mapUrl?: string;
  @Field(() => [WeekdayHoursInputType], { nullable: true }) hours?: WeekdayHoursInputType[];
  @Field(() => [SpecialDayInputType], { nullable: true }) specialDays?: SpecialDayInputType[];
  @Field(() => [SocialLinkInputType], { nullable: true }) social?: SocialLinkInputType[];
  @Field(() => [SessionOfferInputType], { nullable: true }) offers?: SessionOfferInputType[];
  @Field(() => [PackageOfferInputType], { nullable: true }) packages?: PackageOfferInputType[];
  @Field(() => BookingRulesInputType, { nullable: true }) booking?: BookingRulesInputType;
  @Field(() => String, { nullable: true }) gstin?: string;
  @Field(() => String, { nullable: true }) vpa?: string;
  @Field(() => String, { nullable: true }) receiptHeader?: string;
  @Field(() => [MessageTemplateInputType], { nullable: true }) templates?: MessageTemplateInputType[];
  @Field(() => String, { nullable: true }) quietFrom?: string;
  @Field(() => String, { nullable: true }) quietUntil?: string;
}
