import type { PhotoRow } from './care-message.queries.js';

/** A picture for both endpoints. */
export const photoView = ({ id, width, height }: PhotoRow) => ({ id, url: `/api/v1/care/photos/${id}`, width, height });
