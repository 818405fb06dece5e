import type { EntityManager } from '@mikro-orm/postgresql';

/** The class of an event; its instances hold what the handlers need, and nothing that a handler could read by itself. */
export type EventClass<E extends object = object> = abstract new (...values: never[]) => E;

/** Reacts to an event in the transaction of the change: when it throws, the change is rolled back. */
export interface EventHandler<E extends object = object> {
  readonly event: EventClass<E>;
  readonly handle: (tx: EntityManager, event: E) => Promise<void>;
}

/** The handlers of each application, by the configuration that all its entity managers share. */
const handlersByConfiguration = new WeakMap<object, readonly EventHandler[]>();

/** A handler of one class of events, for the list in a module's `module.ts`. */
export function on<E extends object>(
  event: EventClass<E>,
  handle: (tx: EntityManager, event: E) => Promise<void>,
): EventHandler {
  return { event, handle: (tx, published) => handle(tx, published as E) };
}

/** Sets the handlers of all events that are published through an entity manager of this application or one of its forks. */
export function registerEventHandlers(em: EntityManager, handlers: readonly EventHandler[]): void {
  handlersByConfiguration.set(em.config, handlers);
}

/**
 * Publishes an event to the modules above, and returns when their handlers have ended. They run one after the other, in the order in which
 * they were registered, in the transaction of `tx`.
 * @throws Error where no handlers were registered, which is a mistake in the composition; what a handler throws
 */
export async function publish(tx: EntityManager, event: object): Promise<void> {
  const handlers = handlersByConfiguration.get(tx.config);
  if (!handlers) throw new Error(`${event.constructor.name} was published before event handlers were registered`);
  for (const { event: type, handle } of handlers) if (event instanceof type) await handle(tx, event);
}
