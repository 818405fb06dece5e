import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { languages } from './src/generated-messages/languages';

/** The backend started by `npm run dev` (scripts/dev.mjs). */
const backend = `http://127.0.0.1:${process.env.BACKEND_PORT ?? 3000}`;
const serverPaths = ['/graphql', '/api', '/schema.graphql', '/livez', '/readyz', '/uploads'];
const compressible = /\.(?:js|css|svg|html|json|txt|xml)$/;

/** Writes `.br` and `.gz` files for each asset: the backend serves them as they are and does not compress itself. */
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

/** Settings of brotli: small blocks suit mixed code, direct distance codes Ant Design's, its own choice all else. */
const encodings = [
  {},
  { [constants.BROTLI_PARAM_LGBLOCK]: 16 },
  { [constants.BROTLI_PARAM_LGBLOCK]: 16, [constants.BROTLI_PARAM_NDIRECT]: 4 },
];

/** Returns the smallest of the encodings of a file. */
async function smallest(content: Buffer): Promise<Buffer> {
  const packed = await Promise.all(encodings.map((params) => promisify(brotliCompress)(content, { params })));
  return packed.reduce((least, one) => (one.length < least.length ? one : least));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  await Promise.all([
    smallest(content).then((packed) => writeFile(`${file}.br`, packed)),
    promisify(gzip)(content, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
}

/** Sets the language and fonts of index.html. */
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

/** Removes the fonts that the explorer's styles embed as data URLs, which the content security policy blocks; ours replace them. */
function withoutFonts(): Plugin {
  return {
    name: 'without-fonts',
    enforce: 'pre',
    transform: (code, id) =>
      /graphiql[\\/]dist[\\/]style\.css/.test(id) ? code.replaceAll(/@font-face\s*\{[^}]*\}/g, '') : undefined,
  };
}

/** Duplicates modules that the explorer shares with pages: a shared chunk would add code to the pages that only the explorer needs. */
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

/** Generates CSS module class names with a short common prefix, to save bytes in scripts and HTML. */
function classOf(name: string, file: string): string {
  const sheet = path.relative(import.meta.dirname, file).replace(/\?.*$/, '');
  return `_${createHash('sha256').update(sheet).digest('base64url').slice(0, 4)}_${name}`;
}

/**
 * One build per language, with the language code as the mode, so that a page contains one language only. Without one, as in watch mode, it
 * is English.
 */
export default defineConfig(({ mode, isSsrBuild = false }) => {
  const language = languages.find(({ code }) => code === mode) ?? languages[0];
  return {
    root: import.meta.dirname,
    base: `${language.base}/`,
    plugins: [react(), precompress(), withoutFonts(), apartFromPages(), pageOf(language)],
    css: { modules: { generateScopedName: classOf } },
    resolve: {
      alias: {
        '#messages': path.join(import.meta.dirname, 'src/generated-messages', language.code),
        '#src': path.join(import.meta.dirname, 'src'),
        '#figures/check-figure': path.join(import.meta.dirname, '../backend/src/recovery/figures/check-figure.ts'),
        '#figures': path.join(import.meta.dirname, '../backend/src/recovery/figures/index.ts'),
      },
    },
    define: { 'import.meta.env.IS_TRANSLATION': JSON.stringify(language.base !== '') },
    build: {
      outDir: path.join(import.meta.dirname, 'dist', language.base),
      emptyOutDir: true,
      manifest: true,
      // No data URLs: pictures load when they come into view, and the content security policy blocks captions as data.
      assetsInlineLimit: 0,
      // prerender.mjs writes the script preloads of each page. Preload only styles here: a list of all admin scripts would be part of every
      // public page.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, dependencies) => dependencies.filter((file) => file.endsWith('.css')),
      },
      rolldownOptions: {
        // Inline sentences where they are used: some hundred names would be larger than the few duplicated sentences.
        optimization: { inlineConst: { mode: 'all' } },
        output: {
          // Hashes do not compress, and each page contains some hundred of them: use short ones.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:6][extname]',
          codeSplitting: {
            // One chunk for what every page needs, plus what is too small for its own file; antd is split by use, because one antd chunk
            // would double the home page.
            // On the server they would bring what only the patient's pages need to every page.
            groups: isSsrBuild
              ? []
              : [
                  {
                    name: 'react',
                    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom)[\\/]|vite[\\/]preload-helper|src[\\/](?:log|paths|auth[\\/](?:AppSession|graphql-request)|brand[\\/](?:business|clinic|clinic-phone)|ui[\\/]\w+[\\/](?:app-history|refetch-context|spare-entry|ErrorBanner|NavigationBlocker|useIsHydrated|PageTitle|title-count|NoticeRegion)|values[\\/](?:lazy-value|rupees|phone-number)|generated-messages[\\/]\w+[\\/](?:language|clinic|frame))\./,
                  },
                  // Icons that several pages share, which would otherwise be one or two files each; with their renderer, and what Apollo and
                  // Ant Design share.
                  {
                    name: 'icons',
                    test: /@ant-design[\\/]icons(?:-svg)?[\\/].*[\\/](?:User|CheckCircle|ClockCircle|CloseCircle|Mail|ExclamationCircle|Calendar|Plus|Stop|Search|Eye)Outlined\.|ui[\\/]\w+[\\/](?:decorative|csp-nonce)\.|node_modules[\\/]tslib[\\/].*\.mjs$/,
                  },
                  // Shared by all signed-in pages, without Apollo; as single files, they would queue on a slow network. page-frames.mjs finds the
                  // route's module by the name.
                  {
                    name: 'AccountArea',
                    test: /src[\\/](?:auth[\\/](?:AccountArea|fetch-graphql|long-timeout|other-tabs|reauthentication|role|session-time|useAppSession|useAuth|way-back)|errors|ui[\\/]\w+[\\/](?:toasts|ErrorSlotProvider|LoadError))\.|@apollo[\\/]client[\\/]errors[\\/]/,
                  },
                  // Shared by the patient's pages.
                  {
                    name: 'own',
                    test: /src[\\/](?:user[\\/](?:AccountLanguage|CallInstead|CallTheClinic|today[\\/]reported-signs)|calendar[\\/]clinic-time|appointments[\\/]session-types|generated-messages[\\/]\w+[\\/]formRules|ui[\\/]\w+[\\/](?:Card|SkeletonBar|TextSkeleton|PlainButton|useKeptFocus|useMediaQuery|photo-rules))\./,
                  },
                  // Shared by /user and the pages of the frame.
                  {
                    name: 'own-signs',
                    test: /src[\\/]user[\\/](?:frame[\\/](?:TabBar|own-tabs|plan-hint|something-wrong-hash)|today[\\/](?:KeptSign|AnsweredSign|Advice|CallButton|useIntoView|exercise[\\/]next-exercise))\./,
                  },
                  // Shared by the pages of the frame (OwnLayout), which itself depends on `main`.
                  {
                    name: 'own-frame',
                    test: /src[\\/]user[\\/](?:frame[\\/](?:HelpPanel|HelpWays|FrameTitle)|today[\\/](?:DayFrame|day-context|useOwnDay|DayStore|SaidSign|Unsent|PainAdvice|PainQuestion|shown-day|DangerQuestions|Figures|dose-text))\./,
                  },
                  // Shared by all pages with Apollo. A group includes the dependencies of its modules that no earlier group has. So modules
                  // from here on must not depend on modules of `main` (such as LoadingText): their group would include them, and every public
                  // page would load it.
                  {
                    name: 'ApolloArea',
                    test: /src[\\/]auth[\\/]ApolloArea\.|@apollo[\\/]client[\\/]react[\\/]hooks[\\/]use(?:Query|Mutation)\./,
                  },
                  // Shared by all pages with Ant Design: its provider, buttons and inputs, and what its other groups below need.
                  {
                    name: 'antd',
                    test: /antd[\\/]es[\\/](?:(?:button|config-provider|skeleton|input)[\\/]|_util[\\/](?:ContextIsolator|fallbackProp|motion|hooks[\\/]use(?:MergedMask|Closable|ForceUpdate|ZIndex))\.|checkbox[\\/]useBubbleLock|drawer[\\/]useFocusable|watermark[\\/]context|style[\\/]motion[\\/](?:fade|zoom)|grid[\\/]style)|@rc-component[\\/]checkbox[\\/]|[\\/](?:Close|Eye)Outlined\.|CircleFilled\.|src[\\/]ui[\\/]\w+[\\/]AntdProvider\.tsx$/,
                  },
                  {
                    name: 'tooltip',
                    test: /antd[\\/]es[\\/](?:tooltip[\\/]|_util[\\/]colors\.|grid[\\/]hooks[\\/]useBreakpoint)/,
                  },
                  // Shared by most guarded pages.
                  {
                    name: 'guarded',
                    test: /src[\\/](?:calendar[\\/]useClinicToday|failure-text|path-of|values[\\/]initials|ui[\\/]\w+[\\/](?:useAction|useAllPages|useDialog|Stack|EmptyList|Subject))\./,
                  },
                  // The frame of the places of work, whose first page opens without Ant Design, and what its parts share with
                  // the console. WorkplaceLayout itself depends on `main`.
                  {
                    name: 'workplace',
                    test: /src[\\/](?:live[\\/](?:useBackgroundReads|live-stream)\.|notices[\\/](?:NoticeBell\.|gql[\\/])|workplace[\\/](?:workplace-context|PageErrors)\.|search[\\/]|ui[\\/]\w+[\\/](?:Screen|useRefetchOnFocus|dialogOnDemand|useDebounced)\.)|[\\/](?:Dashboard|Team|FileText|Comment)Outlined\./,
                  },
                  // Shared by most admin and staff pages.
                  {
                    name: 'dialogs',
                    test: /antd[\\/]es[\\/](?:modal[\\/]|_util[\\/]PurePanel\.)|src[\\/]ui[\\/]\w+[\\/](?:ConfirmProvider|useClosedByBack|useFirstFocus|DiscardQuestion(?:Provider)?|Dialog|DialogButtons|ConfirmDialog)\.|[\\/](?:Left|Right)Outlined\./,
                  },
                  // What physiotherapists and doctors search, and how it is named.
                  { name: 'find-source', test: /src[\\/]bench[\\/](?:find-source|reach-texts)\./ },
                  // A choice, and what the filters of lists add to it.
                  { name: 'select', test: /src[\\/]ui[\\/]\w+[\\/]select-(?:filter|popup)\./ },
                  // Forms.
                  {
                    name: 'form',
                    test: /antd[\\/]es[\\/]form[\\/]|src[\\/]ui[\\/]\w+[\\/](?:MutationForm|useConflict|ConflictChanges|useFreshQuery)\.|generated-messages[\\/]\w+[\\/]conflict\./,
                  },
                  // The admin layout's parts, what most admin pages share, and search and pagination of lists. AdminLayout itself depends on
                  // `main`.
                  {
                    name: 'admin-pages',
                    test: /src[\\/](?:admin[\\/](?:AdminHeader|AdminSidebar|admin-pages|patients[\\/]useRestore)|patients[\\/](?:PatientLink|patient-texts|status-texts|list-view)|schedule[\\/](?:useCompletion|useSessionMove)|calendar[\\/](?:DayInput|list-day)|downloads[\\/]export-paths|ui[\\/]\w+[\\/](?:ListCard|useList(?:Address)?|list-count|Pager|PageJump|FilterBar|useTypedFilters|list-filters|text-filter|day-filter|useCursorAddress))\./,
                  },
                ],
          },
        },
      },
    },
    server: { proxy: Object.fromEntries(serverPaths.map((prefix) => [prefix, backend])) },
  };
});
