import { Args, Ctx, Extensions } from 'type-graphql';
import type { Permission } from '../access/access-policy.js';
import { ARGUMENTS, type RootMethods } from './generated.js';

/**
 * Decorator of a root field's method: the permissions that the field requires, several if the input decides. Each is passed along with
 * the actor, and the service requires one of them. The method has the name of the field and takes the arguments as the generated class, if
 * the field has any, and the context. A method whose arguments or result differ from the contract does not compile.
 */
export function RequiresPermission(...permissions: readonly Permission[]) {
  return <Name extends keyof RootMethods, Method extends RootMethods[Name]>(
    target: object,
    name: Name,
    method: TypedPropertyDescriptor<Method>,
  ): void => {
    const args = ARGUMENTS[name];
    if (args) Args(() => args)(target, name, 0);
    Ctx()(target, name, args ? 1 : 0);
    Extensions({ permissions })(target, name, method);
  };
}
