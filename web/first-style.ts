import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import type { Plugin } from 'vite'

const src = join(import.meta.dirname, 'src')

/** What a visitor comes to without an account, and what is around every page. */
const firstSeen = [
  'app/entry.client.tsx',
  'app/root.tsx',
  'app/not-found-page.tsx',
  'auth/forgot-password-page.tsx',
  'auth/login-page.tsx',
  'auth/register-page.tsx',
  'site/benefits-page.tsx',
  'site/imprint-page.tsx',
  'site/landing-page.tsx',
  'site/privacy-page.tsx',
]

/** Imports the whole style. */
const withFullStyle = new Set(['app/signed-in-links.tsx'].map((file) => join(src, file)))

const imported = /^(?:import|export)\s+(?!type\b)[^'"]*?from\s+'([^']+)'|\bimport\('([^']+)'\)/gm

/** Tailwind writes into app/first.css what the pages seen first are drawn with: half of the whole style. */
export function firstStyle(): Plugin {
  return {
    name: 'touchline-first-style',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/app/first.css')) return undefined
      return `${code}\n${filesOfFirstPages()
        .map((file) => `@source '${file}';`)
        .join('\n')}`
    },
  }
}

function filesOfFirstPages(): string[] {
  const found = new Set<string>()
  const waiting = firstSeen.map((file) => join(src, file))
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || withFullStyle.has(file)) continue
    found.add(file)
    for (const [, named, later] of readFileSync(file, 'utf8').matchAll(imported)) {
      const next = ownFile(named ?? later ?? '', file)
      if (next !== undefined) waiting.push(next)
    }
  }
  return [...found]
}

function ownFile(named: string, from: string): string | undefined {
  if (!/\.tsx?$/.test(named)) return undefined
  if (named.startsWith('#web/')) return join(src, named.slice('#web/'.length))
  return named.startsWith('.') ? join(dirname(from), named) : undefined
}
