import { expect, it } from 'vitest';
import { offlineFiles } from '../../frontend/build-worker.mjs';

/** A build with a page of the day, one of payments with Apollo, and a part that loads later. */
const manifest = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'], imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js', name: 'react' },
  '_ApolloArea.js': { file: 'assets/apollo.js', name: 'ApolloArea' },
  'src/user/own-pages.tsx': {
    file: 'assets/own-pages.js',
    imports: ['_react.js'],
    dynamicImports: ['src/user/today/TodayPage.tsx', 'src/user/payments/OwnPaymentsPage.tsx'],
  },
  'src/user/today/TodayPage.tsx': {
    file: 'assets/today.js',
    css: ['assets/today.css'],
    imports: ['_react.js'],
    dynamicImports: ['src/user/today/UnsentEntries.tsx', 'src/user/today/Form.tsx', 'src/auth/AccountArea.tsx'],
  },
  'src/user/today/UnsentEntries.tsx': { file: 'assets/unsent.js' },
  'src/user/today/Form.tsx': { file: 'assets/form.js', imports: ['_ApolloArea.js'] },
  'src/user/payments/OwnPaymentsPage.tsx': { file: 'assets/payments.js' },
  'src/auth/AccountArea.tsx': { file: 'assets/account.js' },
};

it('without a connection there is what the pages import and load later of the area, without Apollo and other pages', () => {
  const files = offlineFiles(manifest, ['index.html', 'src/user/own-pages.tsx', 'src/user/today/TodayPage.tsx']);
  expect(files.toSorted((a, b) => a.localeCompare(b))).toEqual([
    'assets/index.css',
    'assets/index.js',
    'assets/own-pages.js',
    'assets/react.js',
    'assets/today.css',
    'assets/today.js',
    'assets/unsent.js',
  ]);
});
