/** Who looks after a patient: roles and training, and no invented persons. */
export const physiotherapists = [
  {
    role: 'Orthopaedic physiotherapist',
    training: 'A degree in physiotherapy and further study of bones, joints and muscles.',
    work: 'Leads your plan after a joint replacement, a fracture or a repair, and tells you how much weight and movement is right for now.',
  },
  {
    role: 'Neurological physiotherapist',
    training: 'A degree in physiotherapy and further study of the brain, the spinal cord and the nerves.',
    work: 'Works with you on balance, walking and the use of your hands after brain or spine surgery, and shows your family how to help.',
  },
  {
    role: 'Sports physiotherapist',
    training: 'A degree in physiotherapy and further study of training, load and injury.',
    work: 'Builds up strength, speed and trust in your body after an injury or its surgery, until you are ready to play again.',
  },
] as const;
