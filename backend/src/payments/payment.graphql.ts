import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar, PaiseScalar } from '../graphql/scalars.js';
import type { WireEnum } from '../graphql/wire-enum.js';
import type { PaymentMethod, PaymentStatus } from './payment.entity.js';
import type { PaymentRow } from './payment.queries.js';
import type { PaymentPage } from './payment.service.js';

const PaymentMethodEnum = {
  UPI: 'UPI',
  CARD: 'Card',
  CASH: 'Cash',
  NET_BANKING: 'Net Banking',
} as const satisfies WireEnum<PaymentMethod>;
const PaymentStatusEnum = {
  PAID: 'Paid',
  PENDING: 'Pending',
  FAILED: 'Failed',
  REFUNDED: 'Refunded',
} as const satisfies WireEnum<PaymentStatus>;
registerEnumType(PaymentMethodEnum, { name: 'PaymentMethod' });
registerEnumType(PaymentStatusEnum, { name: 'PaymentStatus' });

@ObjectType('PaymentPatient')
class PaymentPatientType {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
}

@ObjectType('Payment')
export class PaymentType {
  @Field(() => ID) id!: string;
  @Field(() => PaymentPatientType, { nullable: true }) patient!: PaymentPatientType | null;
  @Field(() => PaiseScalar) amount!: number;
  @Field(() => PaymentMethodEnum) method!: PaymentMethod;
  @Field(() => DateTimeScalar) createdAt!: Date;
  @Field(() => PaymentStatusEnum) status!: PaymentStatus;

  /** Names every field that is sent. */
  static from({ id, patientId, patientName, amountPaise, method, createdAt, status }: PaymentRow): PaymentType {
    const patient = patientId ? { id: patientId, name: patientName ?? '' } : null;
    return { id, patient, amount: amountPaise, method, createdAt, status };
  }
}

@ObjectType('PaymentPage')
export class PaymentPageType {
  @Field(() => [PaymentType]) payments!: PaymentType[];
  @Field(() => Int) total!: number;
  @Field(() => Int) totalPages!: number;
  @Field(() => Int) page!: number;
  @Field(() => Int) limit!: number;
  @Field(() => PaiseScalar) paidTotal!: number;

  static from({ payments, total, totalPages, page, limit, paidPaise }: PaymentPage): PaymentPageType {
    return {
      payments: payments.map((row) => PaymentType.from(row)),
      total,
      totalPages,
      page,
      limit,
      paidTotal: paidPaise,
    };
  }
}

@InputType('RecordPaymentInput')
export class RecordPaymentInputType {
  @Field(() => ID) patientId!: string;
  @Field(() => PaiseScalar) amount!: number;
  @Field(() => PaymentMethodEnum) method!: PaymentMethod;
  @Field(() => PaymentStatusEnum, { nullable: true }) status?: PaymentStatus;
}
