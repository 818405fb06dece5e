import { Radio, Skeleton, type RadioGroupProps } from 'antd';
import { usePhysiotherapistsQuery, type PhysiotherapistsQuery } from '../workplace/gql/generated';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { physiotherapistsFetchText } from './appointment-failures';
import { loadText } from './appointment-texts';
import styles from './PhysiotherapistChoice.module.css';

type Physiotherapist = PhysiotherapistsQuery['physiotherapists'][number];

type ChoiceProps = Pick<RadioGroupProps, 'id' | 'value' | 'onChange'>;

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
  ...props
}: ChoiceProps & { readonly physiotherapists: readonly Physiotherapist[] }) {
  if (physiotherapists.length === 0) {
    return <p className={styles.empty}>No physiotherapists yet. They appear here once they have been added.</p>;
  }
  return (
    <Radio.Group {...props} aria-label="Physiotherapist" className={styles.list}>
      {physiotherapists.map(({ id, name, specialization, ...load }) => (
        <Radio key={id} value={id} className={styles.choice} classNames={{ label: styles.label }}>
          <span className={styles.name}>{name}</span>
          <span className={styles.load}>{loadText(load)}</span>
          <span className={styles.specialization}>{specialization}</span>
        </Radio>
      ))}
    </Radio.Group>
  );
}
