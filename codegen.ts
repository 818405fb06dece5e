import type { CodegenConfig } from '@graphql-codegen/cli';

/** Turns the contract and the documents beside the pages into typed documents and Apollo hooks, all in one committed file. */
const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  documents: 'frontend/src/**/*.graphql',
  generates: {
    'frontend/src/gql/generated.ts': {
      plugins: ['typescript-operations', 'typed-document-node', './scripts/apollo-hooks-plugin.cjs'],
      config: {
        useTypeImports: true,
        enumType: 'string-literal',
        immutableTypes: true,
        skipTypename: true,
        scalars: { ID: 'string', DateTime: 'string', LocalDate: 'string', Paise: 'number' },
      },
    },
  },
};

export default config;
