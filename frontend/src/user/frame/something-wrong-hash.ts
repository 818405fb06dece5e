/** Hash that opens 'Something is wrong' on a page of the patient's day. */
export const somethingWrongHash = 'something-wrong';
