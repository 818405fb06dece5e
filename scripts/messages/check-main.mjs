import { englishIn } from './english-in.mjs';
import { unusedAmong } from './find-unused.mjs';
import { readAll } from './make-messages.mjs';
import { languages } from './languages.mjs';
import { pagesInMessages } from './pages-in-messages.mjs';

// Checks of the message files in `npm run check`, beyond those that stop each build.
const [messages] = readAll().values();
const source = `messages/${languages[0]?.code}.properties`;
const unused = unusedAmong(messages?.keys() ?? []).map((key) => `${source}: ${key}: nothing says it`);
const inPlace = pagesInMessages()
  .flatMap(englishIn)
  .map((sentence) => `${sentence} (a sentence of a page stands in ${source})`);
for (const mistake of [...unused, ...inPlace]) console.log(mistake);
process.exitCode = unused.length + inPlace.length > 0 ? 1 : 0;
