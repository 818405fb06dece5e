/** Which conversations the list shows. */
export const threadFilters = [
  { key: 'all', label: 'All', variables: { mine: false } },
  { key: 'waiting', label: 'Waiting', variables: { mine: false, status: 'WAITING' } },
  { key: 'mine', label: 'Assigned to you', variables: { mine: true } },
] as const;

export type ThreadFilter = (typeof threadFilters)[number];
