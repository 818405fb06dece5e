let known: boolean | undefined;

/** Whether a plan was live as of the last answer of this visit, so that a later page shows the same tabs until its own answer. */
export const planHint = {
  get: (): boolean | undefined => known,
  note: (hasPlan: boolean | undefined): void => {
    known = hasPlan;
  },
};
