import * as services from '#messages/services';
import hip from '../drawings/hip.svg';
import shoulder from '../drawings/shoulder.svg';
import spine from '../drawings/spine.svg';

/** The featured programs. */
export const featured = [
  { title: services.spinal, picture: spine, alt: services.spinalAlt, text: services.spinalText },
  { title: services.hip, picture: hip, alt: services.hipAlt, text: services.hipText },
  { title: services.shoulder, picture: shoulder, alt: services.shoulderAlt, text: services.shoulderText },
] as const;
