import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

import { contractRoutes } from './contract-plugin.ts'
import { pageWords } from './page-words.ts'
import { piece } from './pieces.ts'

const publicPages = [
  'home/landing-page.tsx',
  'auth/login-page.tsx',
  'auth/register-page.tsx',
  'auth/forgot-password-page.tsx',
]

/** What is there before anything is fetched later on: it need not be named beside it. */
const alwaysThere = /\/(?:rolldown-runtime|react|frame)-[^/]+\.js$/

/**
 * Parts of libraries that come in one piece: a hundred crumbs compress a sixth worse than a whole.
 * What only some pages need of a library stays with those pages.
 */
const loadedTogether = [
  {
    name: 'react',
    // With what the French sentences share: small, and otherwise named beside each of their files.
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|@react-router)\/|\/text\/src\/elision\.ts$/,
  },
  {
    name: 'data',
    test: /node_modules\/(?:@tanstack\/(?:query-core|react-query)|@orpc)\/|virtual:contract-routes/,
    minShareCount: 25,
  },
  { name: 'popups', test: /node_modules\/(?:@base-ui|@floating-ui)\//, minShareCount: 25 },
  // What stands around every page, and around those with an account, in one piece each. What other
  // pages need of the second stays in crumbs of its own.
  piece('frame', ['app/entry.client.tsx', 'app/root.tsx', 'app/site-layout.tsx']),
  {
    name: 'icon',
    test: /lucide-react\/dist\/esm\/icons/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 800,
  },
  // What some of them share: a crumb too small for a request of its own goes with its nearest neighbour.
  {
    ...piece('public', publicPages),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 1500,
  },
  piece('account', ['app/data-layout.tsx', 'app/account-layout.tsx', 'app/team-layout.tsx']),
]

export default defineConfig({
  plugins: [pageWords(), contractRoutes(), tailwindcss(), reactRouter()],
  build: {
    // light-dark(), OKLCH and relative colours are used as they are.
    cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
    // A strict CSP allows no data: scripts or fonts.
    assetsInlineLimit: 0,
    sourcemap: false,
    // One file, named in each page: with one per piece a fetched piece brings it again before React has compared.
    cssCodeSplit: false,
    modulePreload: {
      resolveDependencies: (_file, needed) => needed.filter((name) => !alwaysThere.test(name)),
    },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: loadedTogether },
        // Without the list of all who need it: each page that fetches a piece names it.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash:7].js`,
      },
    },
  },
  server: {
    // The data interface, sign-in, files and the event stream of a server running beside it.
    proxy: Object.fromEntries(
      [
        '/auth/v1',
        '/confirm',
        '/not-me',
        '/welcome',
        '/rest/v1',
        '/realtime/v1',
        '/storage/v1',
        '/functions/v1',
        '/feeds',
      ].map((path) => [path, 'http://127.0.0.1:3000']),
    ),
  },
})
