import { Radio, Skeleton, type RadioGroupProps } from 'antd';
import { usePhysiotherapistsQuery, type PhysiotherapistsQuery } from '../workplace/gql/generated';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { physiotherapistsFetchText } from './appointment-failures';
import { loadText } from './appointment-texts';
import styles from './PhysiotherapistChoice.module.css';

type Physiotherapist = PhysiotherapistsQuery['physiotherapists'][number];

interface ChoiceProps extends Pick<RadioGroupProps, 'id' | 'value' | 'onChange'> {
  /** Who is free at the session's time, best first; undefined if it is not known. */
  readonly free?: readonly { readonly id: string }[] | undefined;
}

/** A choice of physiotherapist for a Form.Item, with each one's load on a clinic day. */
export function PhysiotherapistChoice({ day, ...props }: ChoiceProps & { readonly day: string }) {
  return (
    <QueryBoundary
      query={usePhysiotherapistsQuery({ variables: { day } })}
      failureText={physiotherapistsFetchText}
      skeleton={<Skeleton active title={false} paragraph={{ rows: 6 }} />}
    >
      {({ physiotherapists }) => <Choices physiotherapists={physiotherapists} {...props} />}
    </QueryBoundary>
  );
}

function Choices({
  physiotherapists,
  free,
  ...props
}: ChoiceProps & { readonly physiotherapists: readonly Physiotherapist[] }) {
  if (physiotherapists.length === 0) {
    return <p className={styles.empty}>No physiotherapists yet. They appear here once they have been added.</p>;
  }
  const rankOf = ({ id }: Physiotherapist) => free?.findIndex((one) => one.id === id) ?? -1;
  const inOrder = physiotherapists.toSorted((one, other) => placeOf(rankOf(one)) - placeOf(rankOf(other)));
  return (
    <Radio.Group {...props} aria-label="Physiotherapist" className={styles.list}>
      {inOrder.map(({ id, name, specialization, ...load }) => (
        <Radio key={id} value={id} className={styles.choice} classNames={{ label: styles.label }}>
          <span className={styles.name}>{name}</span>
          <span className={styles.load}>
            {[loadText(load), ...(free?.some((one) => one.id === id) ? ['free then'] : [])].join(', ')}
          </span>
          <span className={styles.specialization}>{specialization}</span>
        </Radio>
      ))}
    </Radio.Group>
  );
}

/** Those who are free come first, best first; the others stay in their order. */
const placeOf = (rank: number) => (rank === -1 ? Number.MAX_SAFE_INTEGER : rank);
