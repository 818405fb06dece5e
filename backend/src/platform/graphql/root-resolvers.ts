import type { Permission } from '../../identity/auth/access-policy.js';
import type { GraphQLContext } from './context.js';
import type { MutationResolvers, QueryResolvers, Resolvers } from './generated.js';

/** What answers a root field of the contract, and the verbs of the access table that it stands for: several where the input decides (AZ-1). */
interface RootField<Args, Result> {
  readonly verbs: readonly Permission[];
  readonly answer: (args: Args, context: GraphQLContext) => Result | Promise<Result>;
}

/** The same with the arguments and the answer that the contract has for it. */
type FieldOf<Resolve> = Resolve extends (parent: never, args: infer Args, context: never, info: never) => infer Result
  ? RootField<Args, Awaited<Result>>
  : never;
type FieldsOf<Root> = { readonly [Name in keyof Root]?: FieldOf<NonNullable<Root[Name]>> };

/** The GraphQL door to a slice: what answers its root fields, and the values of its enums where they are others inside than their names. */
export interface RootResolvers {
  readonly Query?: FieldsOf<QueryResolvers>;
  readonly Mutation?: FieldsOf<MutationResolvers>;
  readonly enums?: { readonly [Name in keyof Resolvers]?: Required<NonNullable<Resolvers[Name]>> };
}

/** Answers a root field under the verb that it stands for, or under one of several where the input decides. */
export function withPermission<Args, Result>(
  verb: Permission | readonly Permission[],
  answer: (args: Args, context: GraphQLContext) => Result | Promise<Result>,
): RootField<Args, Result> {
  return { verbs: [verb].flat(), answer };
}
