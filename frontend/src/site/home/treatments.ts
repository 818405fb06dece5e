import * as home from '#messages/home';
import hip from '../drawings/hip.svg';
import nerves from '../drawings/nerves.svg';
import running from '../drawings/running.svg';
import shoulder from '../drawings/shoulder.svg';

/** The four cards of Treatments and Services. */
export const treatments = [
  {
    title: home.jointsTitle,
    picture: hip,
    alt: home.jointsAlt,
    text: home.jointsText,
  },
  {
    title: home.spineTitle,
    picture: nerves,
    alt: home.spineAlt,
    text: home.spineText,
  },
  {
    title: home.armTitle,
    picture: shoulder,
    alt: home.armAlt,
    text: home.armText,
  },
  {
    title: home.sportsTitle,
    picture: running,
    alt: home.sportsAlt,
    text: home.sportsText,
  },
] as const;
