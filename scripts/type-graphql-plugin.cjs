// A plugin of graphql-codegen: writes the type-graphql classes of the contract. The published plugin for type-graphql supports its line
// for graphql 15, and re-exports enums of inner values without them.
const { isEnumType, isInputObjectType, isListType, isNonNullType, isObjectType, isScalarType } = require('graphql');

const HEAD = `import 'reflect-metadata';
import { Args, ArgsType, Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { GraphQLContext } from './context.js';
import { DateTimeScalar, JsonScalar, LocalDateScalar, PaiseScalar } from './scalars.js';

/** Result of a root field, at once or later. */
type Result<Value> = Value | Promise<Value>;

/** Value of a field, or a function that is called when a document asks for the field. */
type OnDemand<Value> = Value | (() => Result<Value>);

/** Fields of an input as plain data: the classes of inputs have no methods. */
type Fields<Input> = { [Name in keyof Input]: Input[Name] };`;

/** Type function's value and TypeScript type of each scalar. */
const SCALARS = {
  ID: ['ID', 'string'],
  String: ['String', 'string'],
  Boolean: ['Boolean', 'boolean'],
  Int: ['Int', 'number'],
  Float: ['Float', 'number'],
  DateTime: ['DateTimeScalar', 'Date'],
  LocalDate: ['LocalDateScalar', 'string'],
  Paise: ['PaiseScalar', 'number'],
  JSON: ['JsonScalar', 'unknown'],
};

/** Name in the contract of an inner enum value: NET_BANKING for 'Net Banking', FROM_0_TO_25 for '0-25', PATIENTS_READ for 'patients:read'. */
const wireName = (value) =>
  value
    .replace(/^(\d+)-(\d+)$/, 'FROM_$1_TO_$2')
    .replaceAll(/[ :]/g, '_')
    .toUpperCase();

/** Returns the inner value of an enum's name. */
function innerValue(enumValues, type, name) {
  if (!enumValues[type]) return name;
  const value = enumValues[type][name];
  if (value === undefined) throw new Error(`codegen.ts has no value for ${type}.${name}`);
  if (wireName(value) !== name)
    throw new Error(`codegen.ts maps ${type}.${name} to '${value}', whose name is ${wireName(value)}`);
  return value;
}

const doc = ({ description }, indent = '') => {
  if (!description) return '';
  const lines = description.split('\n');
  const text =
    lines.length === 1 ? ` ${lines[0]} ` : `\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} `;
  return `${indent}/**${text}*/\n`;
};

/** Splits a type into its class or scalar, TypeScript type, and nullability; `nullable` is the option of type-graphql. */
function partsOf(type) {
  const isNullable = !isNonNullType(type);
  const bare = isNullable ? type : type.ofType;
  if (!isListType(bare)) {
    const plain = isInputObjectType(bare) ? `Fields<${bare.name}>` : bare.name;
    const [value, ts] = isScalarType(bare) ? SCALARS[bare.name] : [bare.name, plain];
    return { value, ts, isNullable, nullable: isNullable && 'true' };
  }
  const item = partsOf(bare.ofType);
  const list = item.isNullable ? `(${item.ts} | null)[]` : `${item.ts}[]`;
  const nullable = item.isNullable ? (isNullable ? "'itemsAndList'" : "'items'") : isNullable && 'true';
  return { value: `[${item.value}]`, ts: list, isNullable, nullable };
}

/** Default of an argument or input field as an expression. */
function defaultOf({ defaultValue, type }) {
  const bare = isNonNullType(type) ? type.ofType : type;
  return isEnumType(bare) ? `${bare.name}.${defaultValue}` : JSON.stringify(defaultValue);
}

/** Field of an object, an input or arguments. An input's field may be left out, unless it is required or has a default. */
function fieldOf(field, isInput, isOnDemand = false) {
  const { value, ts, isNullable, nullable } = partsOf(field.type);
  const hasDefault = isInput && field.defaultValue !== undefined;
  const options = [nullable && `nullable: ${nullable}`, hasDefault && `defaultValue: ${defaultOf(field)}`].filter(
    Boolean,
  );
  const decorator = `@Field(() => ${value}${options.length ? `, { ${options.join(', ')} }` : ''})`;
  const isOptional = isInput && isNullable && !hasDefault;
  const plain = isInput || !isNullable ? ts : `${ts} | null`;
  const type = isOnDemand ? `OnDemand<${plain}>` : plain;
  return `${doc(field, '  ')}  ${decorator} ${field.name}${isOptional ? '?' : '!'}: ${type};\n`;
}

/** Field of an object that takes arguments: a function in its result. The method of the class states the arguments alone. */
function fieldWithArgs(owner, field) {
  const { value, ts, isNullable, nullable } = partsOf(field.type);
  const args = nestedArgsName(owner, field);
  const decorator = `@Field(() => ${value}${nullable ? `, { nullable: ${nullable} }` : ''})`;
  const result = `Result<${isNullable ? `${ts} | null` : ts}>`;
  return `${doc(field, '  ')}  ${decorator} ${field.name}(@Args(() => ${args}) _args: ${args}): ${result} {\n    throw new Error('read from the result');\n  }\n`;
}

const nestedArgsName = (owner, { name }) => `${owner}${name[0].toUpperCase()}${name.slice(1)}Args`;

const classOf = (decorator, described, name, fields, isInput, onDemand = []) =>
  `${doc(described)}${decorator}\nexport class ${name} {\n${fields
    .map((field) =>
      field.args?.length
        ? fieldWithArgs(name, field)
        : fieldOf(field, isInput, onDemand.includes(`${name}.${field.name}`)),
    )
    .join('')}}\n`;

function enumOf(type, enumValues) {
  const values = type
    .getValues()
    .map((value) => `${doc(value, '  ')}  ${value.name}: '${innerValue(enumValues, type.name, value.name)}',\n`);
  return [
    `${doc(type)}export const ${type.name} = {\n${values.join('')}} as const;`,
    `export type ${type.name} = (typeof ${type.name})[keyof typeof ${type.name}];`,
    `registerEnumType(${type.name}, { name: '${type.name}' });\n`,
  ].join('\n');
}

const argsName = ({ name }) => `${name[0].toUpperCase()}${name.slice(1)}Args`;

function methodOf(field) {
  const { ts, isNullable } = partsOf(field.type);
  const args = field.args.length ? `args: ${argsName(field)}, ` : '';
  return `${doc(field, '  ')}  ${field.name}: (${args}context: GraphQLContext) => Result<${isNullable ? `${ts} | null` : ts}>;\n`;
}

exports.plugin = (schema, _documents, { enumValues = {}, onDemand = [] }) => {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !roots.includes(type),
  );
  types.sort((a, b) => (a.name < b.name ? -1 : 1));
  const rootFields = roots.flatMap((root) => Object.values(root.getFields()));
  const withArgs = rootFields.filter((field) => field.args.length);
  const described = (field) => ({ description: `Arguments of ${field.name}.` });
  return [
    HEAD,
    ...types.filter(isEnumType).map((type) => enumOf(type, enumValues)),
    ...types.filter(isObjectType).flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => field.args.length)
        .map((field) =>
          classOf(
            '@ArgsType()',
            { description: `Arguments of ${type.name}.${field.name}.` },
            nestedArgsName(type.name, field),
            field.args,
            true,
          ),
        ),
    ),
    ...types
      .filter(isObjectType)
      .map((type) =>
        classOf(`@ObjectType('${type.name}')`, type, type.name, Object.values(type.getFields()), false, onDemand),
      ),
    ...types
      .filter(isInputObjectType)
      .map((type) => classOf(`@InputType('${type.name}')`, type, type.name, Object.values(type.getFields()), true)),
    ...withArgs.map((field) => classOf('@ArgsType()', described(field), argsName(field), field.args, true)),
    `/** Methods of the resolver classes: arguments and result of each root field. */\nexport interface RootMethods {\n${rootFields.map(methodOf).join('')}}\n`,
    `/** Class of the arguments of each root field that has some. */\nexport const ARGUMENTS: { readonly [Name in keyof RootMethods]?: new () => object } = {\n${withArgs.map((field) => `  ${field.name}: ${argsName(field)},\n`).join('')}};\n`,
  ]
    .map((part) => part.trimEnd())
    .join('\n\n');
};
