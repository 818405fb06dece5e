import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';

/** Error for a message that does not exist or is hidden from the actor. */
export const noMessage = () => new AppError('NOT_FOUND', reasonFor('CARE_MESSAGE_NOT_FOUND'));

/** Error for a conversation that does not exist or is hidden from the actor. */
export const noThread = () => new AppError('NOT_FOUND', reasonFor('CARE_THREAD_NOT_FOUND'));

/** Error for a picture that does not exist or is hidden from the actor. */
export const noPhoto = () => new AppError('NOT_FOUND', reasonFor('PHOTO_NOT_FOUND'));
