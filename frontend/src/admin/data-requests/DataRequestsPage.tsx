import { Radio } from 'antd';
import { useState } from 'react';
import { failureText } from '#src/failure-text';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { Screen } from '#src/ui/layout/Screen';
import { countOf } from '#src/ui/lists/list-count';
import { ListCard } from '#src/ui/lists/ListCard';
import { useWholeList } from '#src/ui/lists/useList';
import { dataRequestColumns } from './data-request-columns';
import { DecideDialog } from './DecideDialog';
import { useErasureRequestsQuery, type ErasureRequestRowFragment } from './gql/generated';

/** /admin/data: requests of patients to correct or erase their data, with their clock, and the answers. */
export function DataRequestsPage() {
  const [answered, setAnswered] = useState(false);
  const query = useErasureRequestsQuery({ variables: { answered }, fetchPolicy: 'cache-and-network' });
  const list = useWholeList(query, ({ erasureRequests }) => erasureRequests);
  const decided = useDialog<ErasureRequestRowFragment>();
  return (
    <Screen title="Data requests">
      <Radio.Group
        aria-label="Which requests"
        optionType="button"
        value={answered}
        options={[
          { label: 'Open', value: false },
          { label: 'Answered', value: true },
        ]}
        onChange={({ target }) => setAnswered(target.value === true)}
      />
      <ListCard
        name="Request list"
        label="Requests about data"
        list={list}
        count={countOf(list, { none: 'No requests', one: '1 request', many: 'requests' })}
        empty={{
          title: answered ? 'No request was answered yet.' : 'No request is open.',
          hint: 'Patients ask in their settings, at Your data.',
        }}
        failureText={(failure) => failureText('Failed to fetch the requests', failure)}
        columns={dataRequestColumns}
        keyOf={({ request }) => request.id}
        actions={{ onDecide: decided.open }}
      />
      <p>
        A request is answered within 90 days (DPDP Rules 2025, rule 14). A record is kept for three years after the last
        session, that of a child until the age of 21, and bills for as long as the tax law says.
      </p>
      {decided.subject && <DecideDialog row={decided.subject} {...decided.frame} />}
    </Screen>
  );
}
