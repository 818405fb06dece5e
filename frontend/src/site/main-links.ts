import * as shell from '#messages/shell';
import { paths } from '../paths';

/** Links of the public header. */
export const mainLinks = [
  { to: paths.home, label: shell.home },
  { to: paths.services, label: shell.services },
  { to: paths.about, label: shell.about },
  { to: paths.pricing, label: shell.pricing },
  { to: paths.contact, label: shell.contact },
] as const;
