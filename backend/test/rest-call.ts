import type { World } from './access-table.js';

/** A payload, a path with its ids in place, or headers; made in the world of the cell. */
export type RestCall = (world: World) => Promise<{ path?: string; body?: unknown; headers?: Record<string, string> }>;
