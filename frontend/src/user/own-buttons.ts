/** The buttons of a patient's page that send a mutation, in one chunk that loads with Apollo Client when they come near the viewport. */
export { SaveProfile } from './SaveProfile';
export { SignOutElsewhere } from './SignOutElsewhere';
