import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { failureText } from '../../failure-text';
import { dialogOnDemand } from '../../ui/dialogOnDemand';
import { ListCard } from '../../ui/ListCard';
import { useDialog } from '../../ui/useDialog';
import { EndSourceDialog } from './EndSourceDialog';
import { useHl7SourcesQuery, type Hl7SourceRowFragment } from './gql/generated';
import { sourceColumns } from './source-columns';

/** Loaded on demand: most visits only read. */
const RegisterSourceDialog = dialogOnDemand(async () => (await import('./RegisterSourceDialog')).RegisterSourceDialog);

/** HL7 v2 sources, with an End action. */
export function SourcesList() {
  const { data, error, loading, refetch } = useHl7SourcesQuery({ fetchPolicy: 'cache-and-network' });
  const rows = data?.hl7Sources;
  const known = rows && { total: rows.length };
  const ended = useDialog<Hl7SourceRowFragment>();
  const registering = useDialog();
  return (
    <>
      <ListCard
        name="Source list"
        label="Sources of HL7 v2"
        page={{
          known,
          isStale: known !== undefined && loading,
          error: data ? undefined : error,
          retry: () => void refetch(),
        }}
        count={rows ? sourcesText(rows.length) : 'Loading the list…'}
        beside={
          <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => registering.open(true)}>
            Register a source
          </Button>
        }
        empty={{
          title: 'No messages of HL7 v2 are taken.',
          hint: "Register a source, and a hospital's admissions, changes and discharges come in by themselves, where HL7_PORT is set.",
        }}
        failureText={(failure) => failureText('Failed to fetch the sources', failure)}
        columns={sourceColumns}
        rows={rows}
        keyOf={({ id }) => id}
        actions={{ onEnd: ended.open }}
      />
      {ended.subject && <EndSourceDialog source={ended.subject} {...ended.frame} />}
      {registering.subject && <RegisterSourceDialog {...registering.frame} />}
    </>
  );
}

const sourcesText = (count: number) => (count === 1 ? '1 source of HL7 v2' : `${count || 'No'} sources of HL7 v2`);
