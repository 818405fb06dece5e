import { CheckCircleOutlined, ClockCircleOutlined, CloseCircleOutlined, RollbackOutlined } from '@ant-design/icons';
import type { PaymentStatus } from '../../gql/generated';
import { statusWords } from './payment-words';
import styles from './PaymentStatusWord.module.css';

const icons = {
  PAID: CheckCircleOutlined,
  PENDING: ClockCircleOutlined,
  FAILED: CloseCircleOutlined,
  REFUNDED: RollbackOutlined,
} as const;

/** Where a payment stands: a word with an icon. */
export function PaymentStatusWord({ status }: { readonly status: PaymentStatus }) {
  const Icon = icons[status];
  return (
    <span className={`${styles.status} ${styles[status]}`}>
      <Icon aria-hidden="true" /> {statusWords[status]}
    </span>
  );
}
