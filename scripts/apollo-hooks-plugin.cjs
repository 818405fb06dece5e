// A plugin of graphql-codegen: one typed Apollo Client 4 hook per named operation, on top of typed-document-node.
// The published hooks plugin does not compile against this client. Required variables stay required.
const { Kind } = require('graphql');

const capitalized = (name) => name[0].toUpperCase() + name.slice(1);
const isRequired = (variable) => variable.type.kind === Kind.NON_NULL_TYPE && !variable.defaultValue;

/** The hook of one operation, as a line of TypeScript. */
function hookOf(operation) {
  const name = capitalized(operation.name.value);
  const result = name + capitalized(operation.operation);
  const variables = `${result}Variables`;
  const document = `${name}Document`;
  if (operation.operation === 'mutation') {
    return `export const use${result} = (options?: useMutation.Options<${result}, ${variables}>) => useMutation<${result}, ${variables}>(${document}, options);`;
  }
  const options = `useQuery.Options<${result}, ${variables}>`;
  const parameter = (operation.variableDefinitions ?? []).some(isRequired)
    ? `options: (${options} & { variables: ${variables} }) | SkipToken`
    : `options: ${options} | SkipToken = {}`;
  return `export const use${result} = (${parameter}) => useQuery(${document}, options);`;
}

module.exports = {
  plugin(_schema, documents) {
    const operations = documents
      .flatMap(({ document }) => document?.definitions ?? [])
      .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.name);
    const changes = operations.some(({ operation }) => operation === 'mutation');
    const reads = operations.some(({ operation }) => operation === 'query');
    const used = [...(changes ? ['useMutation'] : []), ...(reads ? ['useQuery', 'type SkipToken'] : [])];
    return {
      prepend: [`import { ${used.join(', ')} } from '@apollo/client/react';`],
      content: operations.map(hookOf).join('\n'),
    };
  },
};
