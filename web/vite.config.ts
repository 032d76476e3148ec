import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

import { contractRoutes } from './contract-plugin.ts'

/**
 * Parts of libraries that come in one piece: a hundred crumbs compress a sixth worse than a whole.
 * What only some pages need of a library stays with those pages.
 */
const loadedTogether = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|@react-router)\//,
  },
  {
    name: 'data',
    test: /node_modules\/(?:@tanstack\/(?:query-core|react-query)|@orpc)\/|virtual:contract-routes/,
    minShareCount: 25,
  },
  { name: 'popups', test: /node_modules\/(?:@base-ui|@floating-ui)\//, minShareCount: 25 },
]

export default defineConfig({
  plugins: [contractRoutes(), tailwindcss(), reactRouter()],
  build: {
    // light-dark(), OKLCH and relative colours are used as they are.
    cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
    // A strict CSP allows no data: scripts or fonts.
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: { output: { codeSplitting: { groups: loadedTogether } } },
  },
  server: {
    // The data interface, sign-in, files and the event stream of a server running beside it.
    proxy: Object.fromEntries(
      ['/auth/v1', '/rest/v1', '/realtime/v1', '/storage/v1', '/functions/v1', '/feeds'].map(
        (path) => [path, 'http://127.0.0.1:3000'],
      ),
    ),
  },
})
