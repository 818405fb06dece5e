import { unusedAmong } from './find-unused.mjs';
import { readAll } from './make-messages.mjs';
import { languages } from './languages.mjs';

// What `npm run check` asks of the message files beyond what stops each build.
const [messages] = readAll().values();
const unused = unusedAmong(messages?.keys() ?? []);
for (const key of unused) console.log(`messages/${languages[0]?.code}.properties: ${key}: nothing says it`);
process.exitCode = unused.length > 0 ? 1 : 0;
