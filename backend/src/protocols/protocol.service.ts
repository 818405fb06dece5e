import type { Actor } from '../auth/actor.js';
import { nothing } from '../inputs/parse-input.js';
import type { UseCases } from '../use-cases.js';
import { findProtocols, type ProtocolRow } from './protocol.queries.js';

/** How the clinic leads patients from an operation back to their lives (recovery §1). */
export class ProtocolService {
  constructor(private readonly useCases: UseCases) {}

  /** All protocols with their versions, the newest version first. */
  async list(actor: Actor): Promise<ProtocolRow[]> {
    return this.useCases.read(actor, 'protocol.list', nothing, {}, (_, { em }) => findProtocols(em));
  }
}
