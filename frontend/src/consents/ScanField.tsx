import { Form, Select, Skeleton } from 'antd';
import { dayText } from '../calendar/clinic-time';
import { failureText } from '../failure-text';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { choiceRules } from '../ui/forms/form-rules';
import { besideSelect } from '../ui/forms/select-popup';
import { useConsentScansQuery } from './gql/generated';

/** Chooses the scan of a form that was signed on paper, among the consent forms of the patient's files. */
export function ScanField({ patientId }: { readonly patientId: string }) {
  const query = useConsentScansQuery({ variables: { patientId }, fetchPolicy: 'network-only' });
  return (
    <QueryBoundary
      query={query}
      failureText={(failure) => failureText('Failed to fetch the files', failure)}
      skeleton={<Skeleton.Input active block />}
    >
      {({ clinicalFiles }) => {
        const scans = clinicalFiles.edges
          .map(({ node }) => node)
          .filter(({ isFromHospital, removedAt }) => !isFromHospital && !removedAt);
        return (
          <Form.Item
            name="fileId"
            label="Scan"
            extra={scans.length === 0 && 'There is none yet. Add the scan under Files, as a consent form.'}
            rules={choiceRules('Choose the scan')}
          >
            <Select<string>
              getPopupContainer={besideSelect}
              options={scans.map(({ id, title, addedAt }) => ({ value: id, label: `${title}, ${dayText(addedAt)}` }))}
            />
          </Form.Item>
        );
      }}
    </QueryBoundary>
  );
}
