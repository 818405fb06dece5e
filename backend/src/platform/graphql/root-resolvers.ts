import type { Permission } from '../access/access-policy.js';
import type { GraphQLContext } from './context.js';
import type { MutationResolvers, QueryResolvers, Resolvers } from './generated.js';

/** Resolver of a root field and the permissions that the field requires: several if the input decides. */
interface RootField<Args, Result> {
  readonly verbs: readonly Permission[];
  readonly answer: (args: Args, context: GraphQLContext) => Result | Promise<Result>;
}

/** Root field with the arguments and result of the contract. */
type FieldOf<Resolve> = Resolve extends (parent: never, args: infer Args, context: never, info: never) => infer Result
  ? RootField<Args, Awaited<Result>>
  : never;
type FieldsOf<Root> = { readonly [Name in keyof Root]?: FieldOf<NonNullable<Root[Name]>> };

/** GraphQL endpoints of a module: resolvers of its root fields, and internal values of its enums where they differ from the names. */
export interface RootResolvers {
  readonly Query?: FieldsOf<QueryResolvers>;
  readonly Mutation?: FieldsOf<MutationResolvers>;
  readonly enums?: { readonly [Name in keyof Resolvers]?: Required<NonNullable<Resolvers[Name]>> };
}

/** Builds a root field that requires a permission, or one of several if the input decides. */
export function withPermission<Args, Result>(
  verb: Permission | readonly Permission[],
  answer: (args: Args, context: GraphQLContext) => Result | Promise<Result>,
): RootField<Args, Result> {
  return { verbs: [verb].flat(), answer };
}
