import { CheckCircleOutlined, ClockCircleOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import { Link } from 'react-router-dom';
import { failureText } from '#src/failure-text';
import { Card } from '#src/ui/layout/Card';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { StatusWord } from '#src/ui/feedback/StatusWord';
import { useClinicReadinessQuery, type ClinicSettingsFieldsFragment } from './gql/generated';
import { readinessOf } from './readiness';
import styles from './OpeningCard.module.css';

/** What the clinic needs before its first patient, with links; once everything is there, one sentence. */
export function ReadinessCard({ settings }: { readonly settings: ClinicSettingsFieldsFragment }) {
  const query = useClinicReadinessQuery({ fetchPolicy: 'network-only' });
  return (
    <Card title="Before the first patient">
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('The list could not be loaded', failure)}
        skeleton={<Skeleton active title={false} paragraph={{ rows: 7 }} />}
      >
        {(data) => {
          const items = readinessOf(settings, data);
          if (items.every(({ isDone }) => isDone)) return <p className={styles.text}>Everything is there.</p>;
          return (
            <ul className={styles.readiness}>
              {items.map(({ text, without, page, isDone }) => (
                <li key={text}>
                  <StatusWord
                    tone={isDone ? 'success' : 'warning'}
                    Icon={isDone ? CheckCircleOutlined : ClockCircleOutlined}
                  >
                    {isDone ? 'Done' : 'To do'}
                  </StatusWord>
                  <span>
                    <Link to={page}>{text}</Link>
                    {!isDone && <span className={styles.without}>{without}</span>}
                  </span>
                </li>
              ))}
            </ul>
          );
        }}
      </QueryBoundary>
    </Card>
  );
}
