/** The five phases of the knee plan (spec §1) in plain words. */
export const kneePhases = [
  {
    title: 'Protect and wake up',
    text: 'Calm pain and swelling, wake the thigh muscle, stand and take first steps with support.',
  },
  { title: 'Bend and straighten', text: 'Win back movement a little further each day, and walk more evenly.' },
  { title: 'Grow strong', text: 'Stand up from a chair, step up and down, and put the stick aside when it is safe.' },
  { title: 'Balance and endurance', text: 'Turn, climb stairs with alternate legs, walk longer and on uneven ground.' },
  { title: 'Back to your life', text: 'Return to work, travel and hobbies, with exercises to keep.' },
] as const;
