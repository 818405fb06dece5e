import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { languages } from './src/generated-messages/languages';

/** The backend that `npm run dev` has started (scripts/dev.mjs). */
const backend = `http://127.0.0.1:${process.env.BACKEND_PORT ?? 3000}`;
const serverPaths = ['/graphql', '/api', '/schema.graphql', '/livez', '/readyz', '/uploads'];
const compressible = /\.(?:js|css|svg|html|json|txt|xml)$/;

/** Writes `.br` and `.gz` beside each asset: the backend serves these files as they are and compresses nothing itself. */
function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'precompress',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir, config.build.assetsDir);
    },
    async closeBundle() {
      const files = await readdir(outDir, { recursive: true });
      await Promise.all(
        files.filter((file) => compressible.test(file)).map((file) => compress(path.join(outDir, file))),
      );
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  await Promise.all([
    // Small blocks suit the mixture of code in our largest script, and cost the others nothing.
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_LGBLOCK]: 16 } }).then((packed) =>
      writeFile(`${file}.br`, packed),
    ),
    promisify(gzip)(content, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
}

/** The page around the site in a language: what it is written in, and the letters that it needs. */
function pageOf({ code, base, script }: (typeof languages)[number]): Plugin {
  const letters = `/src/look/letters-${script}.css`;
  return {
    name: 'page-of-language',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => ({
        html: base ? html.replace('<html lang="en-IN"', `<html lang="${code}"`) : html,
        tags: existsSync(path.join(import.meta.dirname, letters))
          ? [{ tag: 'link', attrs: { rel: 'stylesheet', href: letters } }]
          : [],
      }),
    },
  };
}

/** The explorer's styles without the letters that they bring as data, which the content security policy refuses: ours stand in their place. */
function withoutFonts(): Plugin {
  return {
    name: 'without-fonts',
    enforce: 'pre',
    transform: (code, id) =>
      /graphiql[\\/]dist[\\/]style\.css/.test(id) ? code.replaceAll(/@font-face\s*\{[^}]*\}/g, '') : undefined,
  };
}

/**
 * Gives the explorer a copy of its own of what it shares with the pages: a piece that both use becomes a file of its own, and the pages
 * would carry what of it the explorer alone needs.
 */
function apartFromPages(): Plugin {
  const apart = '?explorer';
  const shared = /^(?:graphql|tslib)(?:\/|$)/;
  const itsOwn =
    /node_modules[\\/](?:graphiql|@graphiql|@radix-ui|codemirror-graphql|graphql-language-service|react-remove-scroll|react-remove-scroll-bar|use-sidecar|use-callback-ref|react-style-singleton)[\\/]/;
  return {
    name: 'apart-from-pages',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer, options) {
      const isInside = importer?.endsWith(apart) && source.startsWith('.');
      if (!importer || !(isInside || (shared.test(source) && itsOwn.test(importer)))) return null;
      const found = await this.resolve(source, importer.replace(apart, ''), { ...options, skipSelf: true });
      return found && { ...found, id: found.id + apart };
    },
  };
}

/**
 * The name of a class of a stylesheet. What one stylesheet's names begin with is short and the same for all of them, so that they weigh
 * little in the scripts and in the HTML of a page.
 */
function classOf(name: string, file: string): string {
  const sheet = path.relative(import.meta.dirname, file).replace(/\?.*$/, '');
  return `_${createHash('sha256').update(sheet).digest('base64url').slice(0, 4)}_${name}`;
}

/** One build for each language, whose code is the mode: a page carries no word of another one. Without one, as in watch mode, it is English. */
export default defineConfig(({ mode }) => {
  const language = languages.find(({ code }) => code === mode) ?? languages[0];
  return {
    root: import.meta.dirname,
    base: `${language.base}/`,
    plugins: [react(), precompress(), withoutFonts(), apartFromPages(), pageOf(language)],
    css: { modules: { generateScopedName: classOf } },
    resolve: { alias: { '#messages': path.join(import.meta.dirname, 'src/generated-messages', language.code) } },
    define: { 'import.meta.env.IS_TRANSLATION': JSON.stringify(language.base !== '') },
    build: {
      outDir: path.join(import.meta.dirname, 'dist', language.base),
      emptyOutDir: true,
      manifest: true,
      // Never as data: in the script: pictures load when they are seen, and the content security policy refuses captions as data.
      assetsInlineLimit: 0,
      // The HTML of each address names the scripts that it needs (prerender.mjs). Here only styles are named beforehand: the list of all
      // scripts of the console would weigh on every public page.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, dependencies) => dependencies.filter((file) => file.endsWith('.css')),
      },
      rolldownOptions: {
        // A sentence goes to where it is said: the names of some hundred of them would weigh more than the sentences that two places say.
        optimization: { inlineConst: { mode: 'all' } },
        output: {
          // A hash cannot be packed, and each page carries some hundred of them in the names of what it may load: six characters do.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:6][extname]',
          codeSplitting: {
            // One chunk for what every page needs, with what is too small for a file of its own; antd is left to split by use, since one
            // antd chunk would double the home page.
            groups: [
              {
                name: 'react',
                test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom)[\\/]|vite[\\/]preload-helper|src[\\/](?:log|paths|auth[\\/]AppSession|brand[\\/](?:business|clinic|clinic-phone)|router[\\/]spare-entry|ui[\\/](?:app-history|useIsHydrated|PageTitle|NoticeRegion)|values[\\/](?:lazy-value|rupees|phone-number)|generated-messages[\\/]\w+[\\/](?:language|clinic|frame))\./,
              },
              // The public forms show it, too.
              { name: 'error', test: /src[\\/]ui[\\/]ErrorBanner\./ },
              // Icons that several pages show: by themselves each would be a file, or two. With what draws them, which
              // needs no more of Ant Design, and what Apollo and Ant Design share.
              {
                name: 'icons',
                test: /@ant-design[\\/]icons(?:-svg)?[\\/].*[\\/](?:User|CheckCircle|Mail|ExclamationCircle|Calendar|Plus)Outlined\.|ui[\\/](?:decorative|csp-nonce)\.|node_modules[\\/]tslib[\\/].*\.mjs$/,
              },
              // What every page with Ant Design needs, so that it is not cut into many small files.
              {
                name: 'antd',
                test: /node_modules[\\/](?:antd[\\/]es[\\/](?:button|config-provider|skeleton)[\\/])|src[\\/]ui[\\/](?:useMediaQuery|AntdProvider)\.tsx?$/,
              },
              // What says of a session or a payment where it stands.
              {
                name: 'states',
                test: /@ant-design[\\/]icons(?:-svg)?[\\/].*[\\/](?:ClockCircle|CloseCircle|Stop)Outlined\./,
              },
              // The styles of a patient's pages in one file.
              {
                name: 'own-css',
                test: /src[\\/](?:user[\\/].*|ui[\\/](?:Card|SkeletonBar|TextSkeleton|PlainButton)(?:\.module)?)\.css$/,
              },
              // What every page of somebody who is signed in needs, each piece of which would be a file: over a slow network each waits its turn.
              {
                name: 'signed',
                test: /src[\\/](?:auth[\\/](?:other-tabs|reauthentication|session-time|long-timeout|way-back)|ui[\\/](?:toasts|ErrorSlotProvider|LoadError))\./,
              },
              // What those of a patient need, and those that show the day: of pieces in both groups the first has them.
              {
                name: 'own',
                test: /src[\\/](?:user[\\/](?:AccountLanguage|CallInstead|CallTheClinic|today[\\/](?:fetch-graphql|stored-day|day-entries|reported-signs))|calendar[\\/]clinic-time|appointments[\\/]session-types|generated-messages[\\/]\w+[\\/]formRules|ui[\\/](?:Card|SkeletonBar|TextSkeleton|PlainButton|useKeptFocus|photo-rules))\./,
              },
              {
                name: 'own-day',
                test: /src[\\/](?:user[\\/]today[\\/](?:DayFrame|DayStore|useOwnDay|useVisitor|day-request|early-day))\./,
              },
              // The styles of the console in one file, which is there when its next page comes.
              { name: 'admin-css', test: /src[\\/]admin[\\/].*\.css$/ },
              // Of the smaller areas, too: the name of each file stands in what every page loads.
              { name: 'staff-css', test: /src[\\/]staff[\\/].*\.css$/ },
              { name: 'demo-css', test: /src[\\/]demo[\\/].*\.css$/ },
              // Those of what pages of the console, of staff and of an account are made of.
              {
                name: 'kit-css',
                test: /src[\\/]ui[\\/](?:AntdProvider|DataTable|Dialog|EmptyList|FilterField|FormFrame|FormGrid|ListCard|Pager|PhotoFile|PickerInput|RadioChoice|Screen|Stack|Subject)\.module\.css$/,
              },
              // What every page with Apollo needs. A group has all that its pieces need and no group before has. So none of the pieces from here on
              // may need what `main` does (LoadingText, say): their group would get that, and every public page would load the group.
              {
                name: 'AccountArea',
                test: /src[\\/]auth[\\/](?:AccountArea|role)\.|@apollo[\\/]client[\\/]react[\\/]hooks[\\/]use(?:Query|Mutation)\./,
              },
              // What the parts of Ant Design below and the login drawer share.
              {
                name: 'parts',
                test: /antd[\\/]es[\\/](?:_util[\\/](?:ContextIsolator|fallbackProp|motion|hooks[\\/]use(?:MergedMask|Closable|ForceUpdate|ZIndex))\.|drawer[\\/]useFocusable|watermark[\\/]context|style[\\/]motion[\\/](?:fade|zoom)|grid[\\/]style)|[\\/](?:Close|Search|Eye)Outlined\.|CircleFilled\./,
              },
              { name: 'drawer', test: /antd[\\/]es[\\/]drawer[\\/]/ },
              {
                name: 'tooltip',
                test: /antd[\\/]es[\\/](?:tooltip[\\/]|_util[\\/]colors\.|grid[\\/]hooks[\\/]useBreakpoint)/,
              },
              // What most pages behind a guard need.
              {
                name: 'guarded',
                test: /src[\\/](?:calendar[\\/]useClinicToday|failure-text|path-of|values[\\/]initials|ui[\\/](?:useAction|useDialog|Stack|EmptyList))\./,
              },
              // What a list is searched and paged by.
              {
                name: 'lists',
                test: /src[\\/](?:ui[\\/](?:Pager|PageJump|FilterField|TextFilter|DayFilter|useClearing|useCursorAddress)|calendar[\\/]DayInput)\./,
              },
              // What most of the console and of staff need.
              {
                name: 'dialogs',
                test: /antd[\\/]es[\\/](?:modal[\\/]|_util[\\/]PurePanel\.)|src[\\/]ui[\\/](?:ConfirmProvider|useClosedByBack|useFirstFocus|DiscardQuestion(?:Provider)?|Dialog|DialogButtons|ConfirmDialog|Subject)\.|[\\/](?:Left|Right)Outlined\./,
              },
              // Fields. Not every page has all of them, and the rules of a form are also needed without the form.
              {
                name: 'input',
                test: /antd[\\/]es[\\/](?:input[\\/]|checkbox[\\/]useBubbleLock)|@rc-component[\\/]checkbox[\\/]/,
              },
              { name: 'form-rules', test: /antd[\\/]es[\\/]form[\\/]hooks[\\/]useForm\.|src[\\/]ui[\\/]form-rules\./ },
              { name: 'form', test: /antd[\\/]es[\\/]form[\\/]|src[\\/]ui[\\/]MutationForm\./ },
              { name: 'select', test: /antd[\\/]es[\\/]select[\\/]|src[\\/]ui[\\/](?:SelectFilter|select-popup)\./ },
              // The console around its pages, and what most of those are made of. AdminLayout itself needs what `main` does.
              {
                name: 'admin-pages',
                test: /src[\\/](?:admin[\\/](?:AdminHeader|AdminSidebar|admin-pages|search[\\/]ConsoleSearch|patients[\\/]PatientLink)|ui[\\/](?:Screen|ListCard|useList(?:Address|Page)|useCursorPages|list-count|dialogOnDemand))\./,
              },
            ],
          },
        },
      },
    },
    server: { proxy: Object.fromEntries(serverPaths.map((prefix) => [prefix, backend])) },
  };
});
