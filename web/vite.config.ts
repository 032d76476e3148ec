import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

import { contractRoutes } from './contract-plugin.ts'
import { firstStyle } from './first-style.ts'
import { iconKeys } from './icon-keys.ts'
import { pageWords } from './page-words.ts'
import { piece } from './pieces.ts'

/** What is there before anything is fetched later on: it need not be named beside it. */
const alwaysThere = /\/(?:react|frame)-[^/]+\.js$/

const signIn = ['auth/login-page.tsx', 'auth/register-page.tsx', 'auth/forgot-password-page.tsx']
/** What most visits begin with besides: a card of an event, who comes, and the form to sign in. */
const seenFirst = [
  'auth/login-page.tsx',
  'ui/answer-bar.tsx',
  'ui/answer-control.tsx',
  'ui/avatar.tsx',
  'ui/event-card.tsx',
]
const withLink = ['invitations/join/join-page.tsx']
const around = ['app/account-layout.tsx', 'app/signed-in-links.tsx']
const people = ['members/members-page.tsx', 'invitations/requests/members-layout.tsx']
const week = ['pages/teams/team-dashboard-page.tsx', 'pages/events/event-page.tsx']
const calendar = ['events/calendar/calendar-page.tsx']
const frequent = [...people, ...week, ...calendar]

/**
 * What comes in one piece, each built upon those before it: a page is a dozen requests and not a hundred,
 * and a hundred crumbs compress a sixth worse than a whole. What two pages share and is in none of these
 * stays by itself.
 */
const loadedTogether = [
  {
    name: 'react',
    // With what sentences share: small, and otherwise named beside each of their files.
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|@react-router)\/|\/text\/src\/elision\.ts$|\/values\/full-stop\.ts$|lucide-react\/dist\/esm\/(?!icons\/|lucide-react)/,
  },
  piece('frame', ['app/root.tsx', 'app/entry.client.tsx', ...seenFirst], ['site/landing-demo.tsx']),
  { ...piece('public', [...signIn, 'site/landing-page.tsx']), minShareCount: 2 },
  piece(
    'data',
    ['app/data-layout.tsx', 'app/page-main.tsx', 'ui/skeleton.tsx', 'ui/error-state.tsx'],
    [...withLink, ...around, ...frequent],
  ),
  piece('account', around),
  { name: 'forms', test: /\/react-hook-form\//, minShareCount: 2 },
  { ...piece('team', people), minShareCount: 2 },
  { ...piece('week', week), minShareCount: 2 },
  { ...piece('calendar', calendar), minShareCount: 2 },
  { ...piece('joining', ['invitations/join/join-page.tsx']), minShareCount: 2 },
  { name: 'icons', test: /\/lucide-react\//, minShareCount: 2 },
]

export default defineConfig({
  plugins: [pageWords(), contractRoutes(), iconKeys(), firstStyle(), tailwindcss(), reactRouter()],
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
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: loadedTogether },
            // Without the list of all who need it: each page that fetches a piece names it.
            chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash:7].js`,
          },
        },
      },
    },
  },
  server: {
    // The data interface, sign-in, files and the event stream of a server running beside it.
    proxy: Object.fromEntries(
      [
        '/answer',
        '/site',
        '/embed',
        '/oembed',
        '/robots.txt',
        '/sitemap.xml',
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
