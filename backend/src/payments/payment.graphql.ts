import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfoType } from '../graphql/page-info.graphql.js';
import { DateTimeScalar, LocalDateScalar, PaiseScalar } from '../graphql/scalars.js';
import type { WireEnum } from '../graphql/wire-enum.js';
import { formatPatientNumber } from '../patients/patient.entity.js';
import type { PaymentMethod, PaymentStatus } from './payment.entity.js';
import type { PaymentRow, RefundRow } from './payment.queries.js';
import { encodeCursor } from '../lists/list-cursor.js';
import type { FoundPayments, PaymentPage } from './payment.service.js';

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
  @Field(() => ID) patientId!: string;
  @Field(() => String) name!: string;
}

/** Who paid, while the record is there. */
const patientOf = ({
  patientId: id,
  patientNumber: number,
  patientName: name,
}: Omit<PaymentRow, 'amountPaise' | 'refundedPaise'>) =>
  id && number ? { id, patientId: formatPatientNumber(number), name: name ?? '' } : null;

@ObjectType('Refund')
class RefundType {
  @Field(() => ID) id!: string;
  @Field(() => PaiseScalar) amount!: number;
  @Field(() => PaymentMethodEnum) method!: PaymentMethod;
  @Field(() => String) reason!: string;
  @Field(() => LocalDateScalar) refundedOn!: string;
  @Field(() => String) number!: string;

  static from({ amountPaise: amount, id, method, reason, refundedOn, number }: RefundRow): RefundType {
    return { id, amount, method, reason, refundedOn, number };
  }
}

@ObjectType('MoneyTotals')
export class MoneyTotalsType {
  @Field(() => PaiseScalar) received!: number;
  @Field(() => PaiseScalar) refunded!: number;
  @Field(() => PaiseScalar) pending!: number;
}

@ObjectType('Payment')
export class PaymentType {
  @Field(() => ID) id!: string;
  @Field(() => PaymentPatientType, { nullable: true }) patient!: PaymentPatientType | null;
  @Field(() => PaiseScalar) amount!: number;
  @Field(() => PaymentMethodEnum) method!: PaymentMethod;
  @Field(() => DateTimeScalar) createdAt!: Date;
  @Field(() => PaymentStatusEnum) status!: PaymentStatus;
  @Field(() => LocalDateScalar, { nullable: true }) receivedOn!: string | null;
  @Field(() => String, { nullable: true }) reference!: string | null;
  @Field(() => String, { nullable: true }) note!: string | null;
  @Field(() => String, { nullable: true }) failedReason!: string | null;
  @Field(() => ID, { nullable: true }) appointmentId!: string | null;
  @Field(() => String, { nullable: true }) receiptNumber!: string | null;
  @Field(() => PaiseScalar) refunded!: number;
  @Field(() => [RefundType]) refunds!: RefundType[];
  @Field(() => String, { nullable: true }) upiLink!: string | null;
  @Field(() => Int) version!: number;

  /** Names every field that is sent. */
  static from({ amountPaise, refundedPaise: refunded, ...row }: PaymentRow): PaymentType {
    const { id, method, createdAt, status, receivedOn, reference, note, failedReason, appointmentId } = row;
    const { receiptNumber, upiLink, version } = row;
    const patient = patientOf(row);
    const facts = {
      receivedOn,
      reference,
      note,
      failedReason,
      appointmentId,
      receiptNumber,
      refunded,
      upiLink,
      version,
    };
    const refunds = row.refunds.map((refund) => RefundType.from(refund));
    return { id, patient, amount: amountPaise, method, createdAt, status, ...facts, refunds };
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
  @Field(() => LocalDateScalar, { nullable: true }) receivedOn?: string;
  @Field(() => String, { nullable: true }) reference?: string;
  @Field(() => String, { nullable: true }) note?: string;
  @Field(() => ID, { nullable: true }) appointmentId?: string;
}

@InputType('SettlePaymentInput')
export class SettlePaymentInputType {
  @Field(() => LocalDateScalar, { nullable: true }) receivedOn?: string;
  @Field(() => PaymentMethodEnum, { nullable: true }) method?: PaymentMethod;
  @Field(() => String, { nullable: true }) reference?: string;
}

@InputType('RefundInput')
export class RefundInputType {
  @Field(() => PaiseScalar, { nullable: true }) amount?: number;
  @Field(() => PaymentMethodEnum, { nullable: true }) method?: PaymentMethod;
  @Field(() => String) reason!: string;
  @Field(() => LocalDateScalar, { nullable: true }) refundedOn?: string;
}

@InputType('PaymentFilter')
export class PaymentFilterInputType {
  @Field(() => LocalDateScalar, { nullable: true }) from?: string;
  @Field(() => LocalDateScalar, { nullable: true }) until?: string;
  @Field(() => ID, { nullable: true }) patientId?: string;
  @Field(() => PaymentStatusEnum, { nullable: true }) status?: PaymentStatus;
  @Field(() => PaymentMethodEnum, { nullable: true }) method?: PaymentMethod;
  @Field(() => String, { nullable: true }) search?: string;
  @Field(() => DateTimeScalar, { nullable: true }) updatedSince?: Date;
}

@ObjectType('PaymentEdge')
class PaymentEdgeType {
  @Field(() => PaymentType) node!: PaymentType;
  @Field(() => String) cursor!: string;
}

@ObjectType('PaymentConnection')
export class PaymentConnectionType {
  @Field(() => [PaymentEdgeType]) edges!: PaymentEdgeType[];
  @Field(() => PageInfoType) pageInfo!: PageInfoType;
  @Field(() => Int) totalCount!: number;
  @Field(() => DateTimeScalar) asOf!: Date;

  static from({ payments, hasNextPage, total: totalCount, asOf }: FoundPayments): PaymentConnectionType {
    const edges = payments.map((row) => ({
      node: PaymentType.from(row),
      cursor: encodeCursor({ at: row.at, id: row.id, asOf }),
    }));
    return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null }, totalCount, asOf };
  }
}
