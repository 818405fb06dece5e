import type { EntityManager } from '@mikro-orm/postgresql';

/** Class of an event. Its instances contain what the handlers need, except what a handler can read itself. */
export type EventClass<E extends object = object> = abstract new (...values: never[]) => E;

/** Handles an event in the transaction of the change; if it throws, the change is rolled back. */
export interface EventHandler<E extends object = object> {
  readonly event: EventClass<E>;
  readonly handle: (tx: EntityManager, event: E) => Promise<void>;
}

/** Handlers of each application, by the ORM configuration that its entity managers share. */
const handlersByConfiguration = new WeakMap<object, readonly EventHandler[]>();

/** Builds a handler of one event class, for the list in a module's `module.ts`. */
export function on<E extends object>(
  event: EventClass<E>,
  handle: (tx: EntityManager, event: E) => Promise<void>,
): EventHandler {
  return { event, handle: (tx, published) => handle(tx, published as E) };
}

/** Registers the handlers of events published through an entity manager of this application or one of its forks. */
export function registerEventHandlers(em: EntityManager, handlers: readonly EventHandler[]): void {
  handlersByConfiguration.set(em.config, handlers);
}

/**
 * Publishes an event to the modules above, and resolves when their handlers have ended. They run sequentially, in the order of
 * registration, in the transaction of `tx`.
 * @throws Error if no handlers were registered, which is an error in the composition; any error of a handler
 */
export async function publish(tx: EntityManager, event: object): Promise<void> {
  const handlers = handlersByConfiguration.get(tx.config);
  if (!handlers) throw new Error(`${event.constructor.name} was published before event handlers were registered`);
  for (const { event: type, handle } of handlers) if (event instanceof type) await handle(tx, event);
}
