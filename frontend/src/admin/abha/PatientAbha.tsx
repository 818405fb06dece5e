import { Skeleton } from 'antd';
import { AbhaCard } from '#src/abha/AbhaCard';
import { failureText } from '#src/failure-text';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { Card } from '#src/ui/layout/Card';
import { AbhaOfPatientDocument, useAbhaOfPatientQuery } from './gql/generated';

interface Props {
  readonly patientId: string;
  /** Name of the patient. */
  readonly name: string;
  readonly isDeleted: boolean;
}

/** A patient's ABHA on the console's page of the patient; a deleted record's is not changed. */
export function PatientAbha({ patientId, name, isDeleted }: Props) {
  // Outside the cache, where it would replace the overview of the page, which has no id.
  const query = useAbhaOfPatientQuery({ variables: { id: patientId }, fetchPolicy: 'no-cache' });
  return (
    <QueryBoundary
      query={query}
      failureText={(failure) => failureText('Failed to fetch the ABHA', failure)}
      skeleton={
        <Card title="ABHA">
          <Skeleton active title={false} paragraph={{ rows: 2 }} />
        </Card>
      }
    >
      {({ patientOverview: { abha } }) => (
        <AbhaCard
          patientId={patientId}
          name={name}
          abha={abha}
          mayChange={!isDeleted}
          reloads={[AbhaOfPatientDocument]}
        />
      )}
    </QueryBoundary>
  );
}
