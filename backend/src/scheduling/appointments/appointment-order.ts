export const APPOINTMENT_ORDERS = ['earliest first', 'latest first', 'newest first'] as const;

/** Sort order of appointments: by start or by creation, ascending or descending; ties by id in the same direction. */
export type AppointmentOrder = (typeof APPOINTMENT_ORDERS)[number];
