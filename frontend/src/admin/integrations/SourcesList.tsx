import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { failureText } from '#src/failure-text';
import { dialogOnDemand } from '#src/ui/dialogs/dialogOnDemand';
import { countOf } from '#src/ui/lists/list-count';
import { ListCard } from '#src/ui/lists/ListCard';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { useWholeList } from '#src/ui/lists/useList';
import { EndSourceDialog } from './EndSourceDialog';
import { useHl7SourcesQuery, type Hl7SourceRowFragment } from './gql/generated';
import { sourceColumns } from './source-columns';

/** Loaded on demand: most visits only read. */
const RegisterSourceDialog = dialogOnDemand(async () => (await import('./RegisterSourceDialog')).RegisterSourceDialog);

/** HL7 v2 sources, with an End action. */
export function SourcesList() {
  const list = useWholeList(useHl7SourcesQuery(), ({ hl7Sources }) => hl7Sources);
  const ended = useDialog<Hl7SourceRowFragment>();
  const registering = useDialog();
  return (
    <>
      <ListCard
        name="Source list"
        label="Sources of HL7 v2"
        list={list}
        count={countOf(list, {
          none: 'No sources of HL7 v2',
          one: '1 source of HL7 v2',
          many: 'sources of HL7 v2',
        })}
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
        keyOf={({ id }) => id}
        actions={{ onEnd: ended.open }}
      />
      {ended.subject && <EndSourceDialog source={ended.subject} {...ended.frame} />}
      {registering.subject && <RegisterSourceDialog {...registering.frame} />}
    </>
  );
}
