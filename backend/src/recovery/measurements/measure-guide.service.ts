import type { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import type { UseCases } from '../../platform/use-cases.js';
import { findOfferedGuide, type Guide } from '../exercise-library/guides.js';
import type { Measure } from '../protocols/protocol-content.js';
import { measureGuideInput } from './measurement.input.js';

/** Returns the key of the library's entry that describes how a measure is taken: measure-knee-flexion of KNEE_FLEXION. */
export const guideKeyOf = (measure: Measure) => `measure-${measure.toLowerCase().replaceAll('_', '-')}`;

/** Reads how values are measured (companion §10): entries of the exercise library, which clinicians review and change there. */
export class MeasureGuideService {
  constructor(private readonly useCases: UseCases) {}

  /** Returns the guide of a measure in one language; null if the library has none, or a retired one. @throws AppError BAD_INPUT */
  async find(actor: Actor, input: z.input<typeof measureGuideInput>): Promise<Guide | null> {
    return this.useCases.read(actor, 'measureGuide.read', measureGuideInput, input, ({ measure, language }, { em }) =>
      findOfferedGuide(em, guideKeyOf(measure), language),
    );
  }
}
