import { GraphiQL } from 'graphiql';
import 'graphiql/style.css';
import { useMemo, useState } from 'react';
import { PageTitle } from '#src/ui/layout/PageTitle';
import styles from './ExplorerPage.module.css';
import { graphQLFetcher } from './graphql-fetcher';
import { KeyInput } from './KeyInput';
import { memoryStorage } from './memory-storage';
import { nameEditors } from './name-editors';

/** /admin/explorer: runs GraphQL queries in the admin's session or with a pasted API key, with the schema. */
export function ExplorerPage() {
  const [key, setKey] = useState('');
  const [storage] = useState(memoryStorage);
  const fetcher = useMemo(() => graphQLFetcher(key), [key]);
  return (
    <>
      <PageTitle title="Explorer" />
      <KeyInput onKey={setKey} />
      <div className={styles.explorer} ref={watchEditors}>
        <GraphiQL
          fetcher={fetcher}
          storage={storage}
          defaultQuery={firstQuery}
          forcedTheme="light"
          isHeadersEditorEnabled={false}
          shouldPersistHeaders={false}
        />
      </div>
    </>
  );
}

const watchEditors = (explorer: HTMLDivElement | null) => (explorer ? nameEditors(explorer) : undefined);

const firstQuery = `# What you ask is asked as you, or as the program whose key stands above. Nothing is kept.
{
  patientStats {
    total
    incomplete
  }
}
`;
