import { CheckCircleOutlined, ClockCircleOutlined, CloseCircleOutlined, RollbackOutlined } from '@ant-design/icons';
import type { PaymentStatus } from '../workplace/gql/generated';
import { StatusWord } from '../ui/feedback/StatusWord';
import { statusLabels } from './payment-labels';

const looks = {
  PAID: { tone: 'success', Icon: CheckCircleOutlined },
  PENDING: { tone: 'warning', Icon: ClockCircleOutlined },
  FAILED: { tone: 'error', Icon: CloseCircleOutlined },
  REFUNDED: { tone: 'info', Icon: RollbackOutlined },
} as const;

/** Status of a payment. */
export function PaymentStatusWord({ status }: { readonly status: PaymentStatus }) {
  return <StatusWord {...looks[status]}>{statusLabels[status]}</StatusWord>;
}
