import { makeMessages } from './make-messages.mjs';

makeMessages();
