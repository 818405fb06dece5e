import { GraphiQL } from 'graphiql';
import 'graphiql/style.css';
import { useId, useMemo, useState } from 'react';
import { PageTitle } from '../../ui/PageTitle';
import styles from './ExplorerPage.module.css';
import { graphQLFetcher } from './graphql-fetcher';
import { memoryStorage } from './memory-storage';

/** /admin/explorer: asks the GraphQL door by hand, for the admin's own session or a pasted key, with the contract beside it (clinic §10). */
export function ExplorerPage() {
  const id = useId();
  const [key, setKey] = useState('');
  const [storage] = useState(memoryStorage);
  const fetcher = useMemo(() => graphQLFetcher(key.trim()), [key]);
  return (
    <>
      <PageTitle title="Explorer" />
      <label htmlFor={id} className={styles.key}>
        API key
        <input
          id={id}
          type="password"
          value={key}
          placeholder="Empty: your own session"
          autoComplete="off"
          onChange={({ target }) => setKey(target.value)}
        />
      </label>
      <div className={styles.explorer}>
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

const firstQuery = `# What you ask is asked as you, or as the program whose key stands above. Nothing is kept.
{
  patientStats {
    total
    incomplete
  }
}
`;
