import { beginAnew } from './fresh-number.js';

// The process may have served other files before.
beginAnew();
