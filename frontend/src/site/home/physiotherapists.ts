import * as home from '#messages/home';

/** Care team roles and qualifications, without invented people. */
export const physiotherapists = [
  {
    role: home.orthoRole,
    training: home.orthoTraining,
    work: home.orthoWork,
  },
  {
    role: home.neuroRole,
    training: home.neuroTraining,
    work: home.neuroWork,
  },
  {
    role: home.sportsRole,
    training: home.sportsTraining,
    work: home.sportsWork,
  },
] as const;
