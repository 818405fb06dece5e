// A plugin of graphql-codegen: the types of the contract, by the published plugin, and the contract that they were made of, sorted and
// without descriptions, for the start to compare. The published plugin exports the types of enums again as if they were values.
const { lexicographicSortSchema, parse, print, printSchema, visit } = require('graphql');
const types = require('@graphql-codegen/typescript');

function textOf(schema) {
  const sorted = parse(printSchema(lexicographicSortSchema(schema)));
  return print(visit(sorted, { StringValue: (_node, key) => (key === 'description' ? null : undefined) }));
}

exports.plugin = async (schema, documents, config, info) => {
  const made = await types.plugin(schema, documents, config, info);
  const contract = `export const CONTRACT_OF_TYPES = \`${textOf(schema).replaceAll('`', '\\`')}\`;`;
  return { ...made, content: `${made.content.replaceAll(/^export \{/gm, 'export type {')}\n${contract}` };
};
