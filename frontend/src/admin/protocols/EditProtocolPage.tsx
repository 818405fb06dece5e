import { Skeleton } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { failureText } from '#src/failure-text';
import { pathOf } from '#src/path-of';
import { staffPaths } from '#src/paths';
import {
  ProtocolsDocument,
  ProtocolTextsDocument,
  useProtocolTextsQuery,
  useSaveProtocolDraftMutation,
} from '#src/protocols/gql/generated';
import { ifRead } from '#src/protocols/if-read';
import { contentOf } from '#src/protocols/protocol-content';
import { ProtocolChanges } from '#src/protocols/ProtocolChanges';
import { versionNamed, type NamedVersion } from '#src/protocols/version-named';
import { FormFrame } from '#src/ui/forms/FormFrame';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { PageForm } from '#src/ui/forms/PageForm';
import { Screen } from '#src/ui/layout/Screen';
import { useConflict } from '#src/ui/forms/useConflict';
import { useFreshQuery } from '#src/ui/hooks/useFreshQuery';
import { SectionContext } from '../clinic/clinic-forms';
import { contentOfValues, valuesOf, type DraftValues } from './draft-values';
import { ProtocolForm } from './ProtocolForm';

/** /admin/protocols/:id/edit: edits a draft, or starts the next draft from this version. */
export function EditProtocolPage() {
  const { id = '' } = useParams();
  // Skip the cache: stale values in the inputs would be saved again.
  const query = useProtocolTextsQuery({ fetchPolicy: 'network-only' });
  const named = query.data && versionNamed(query.data, id);
  return (
    <Screen title={named ? `Draft of ${named.protocol.name}` : 'Draft of a protocol'}>
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch the protocol', failure)}
        skeleton={<Skeleton active paragraph={{ rows: 12 }} />}
      >
        {() => (named ? <Draft key={id} named={named} /> : <p role="alert">There is no version with this address.</p>)}
      </QueryBoundary>
    </Screen>
  );
}

function Draft({ named: { protocol, version } }: { readonly named: NamedVersion }) {
  const read = useFreshQuery();
  const { known: newest = version, conflict } = useConflict({
    known: protocol.versions[0] ?? version,
    readAgain: async () =>
      (await read(ProtocolTextsDocument, {}))?.protocols.find(({ id }) => id === protocol.id)?.versions[0],
    show: (before, now) => (
      <ProtocolChanges
        title="Somebody else has changed this meanwhile"
        before={contentOf(before)}
        after={contentOf(now)}
      />
    ),
    valuesOf: (known) => valuesOf(contentOf(known)),
  });
  const [initialValues] = useState(() => valuesOf(contentOf(version)));
  const [save] = useSaveProtocolDraftMutation();
  const navigate = useNavigate();
  const saved = useRef(version.id);
  const send = async (values: DraftValues) => {
    const variables = { slug: protocol.slug, content: contentOfValues(values) };
    const { data } = await save({ variables, context: ifRead(newest.contentHash) });
    if (data) saved.current = data.saveProtocolDraft.id;
    return 'The draft was saved.';
  };
  return (
    <FormFrame>
      <p>{leadOf(newest, version)}</p>
      <SectionContext value={{ section: 'draft', markEdited: () => undefined }}>
        <PageForm<DraftValues>
          name="draft"
          initialValues={initialValues}
          submitLabel="Save the draft"
          scrollToFirstError={{ focus: true }}
          send={send}
          failureText={(failure) => failureText('The draft could not be saved', failure)}
          conflict={conflict}
          reloads={[ProtocolTextsDocument, ProtocolsDocument]}
          onKeep={() => void navigate(pathOf(staffPaths.adminProtocol, version.id))}
          onDone={() => void navigate(pathOf(staffPaths.adminProtocol, saved.current))}
        >
          <ProtocolForm />
        </PageForm>
      </SectionContext>
    </FormFrame>
  );
}

/** Explains what saving does. */
function leadOf(newest: NamedVersion['version'], version: NamedVersion['version']): string {
  if (newest.status !== 'DRAFT')
    return `Saving begins version ${newest.number + 1}. Version ${version.number} stays as it was signed.`;
  return newest.id === version.id
    ? `This is version ${version.number}, which nobody has signed yet.`
    : `Saving puts this in the place of draft version ${newest.number}.`;
}
