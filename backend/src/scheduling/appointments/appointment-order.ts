export const APPOINTMENT_ORDERS = ['earliest first', 'latest first', 'newest first'] as const;

/** How a list runs by when the sessions begin, or were made; by id, in the same direction, where that is the same. */
export type AppointmentOrder = (typeof APPOINTMENT_ORDERS)[number];
