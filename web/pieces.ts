import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Graph {
  readonly getModuleInfo: (id: string) => {
    readonly importedIds: readonly string[]
    readonly code: string | null
  } | null
}

const icon = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\.m?js$/

/**
 * One piece of script with all that some parts of the site need at once, and the icons of those and of
 * others. What stands around every page comes so: fifty crumbs compress a sixth worse, and are fifty requests.
 */
export function piece(name: string, parts: readonly string[], others: readonly string[] = []) {
  let needed: Needed | undefined
  let icons: ReadonlySet<string> | undefined
  return {
    debugName: name,
    name: (id: string, graph: Graph) => {
      needed ??= neededBy(parts, graph)
      icons ??= neededBy([...parts, ...others], graph).icons
      const [, shown] = icon.exec(id) ?? []
      return needed.files.has(id) || (shown !== undefined && icons.has(shown)) ? name : null
    },
  }
}

interface Needed {
  readonly files: ReadonlySet<string>
  readonly icons: ReadonlySet<string>
}

function neededBy(parts: readonly string[], graph: Graph): Needed {
  const files = new Set<string>()
  const icons = new Set<string>()
  const take = (id: string) => {
    // The index of the icons names them all.
    if (files.has(id) || id.includes('/lucide-react/')) return
    files.add(id)
    const info = graph.getModuleInfo(id)
    for (const shown of iconsIn(info?.code ?? '')) icons.add(shown)
    for (const imported of info?.importedIds ?? []) take(imported)
  }
  for (const part of parts) take(join(import.meta.dirname, 'src', part))
  return { files, icons }
}

/** Each by the name of its file: `Building2` is in `building-complex`. */
function iconsIn(code: string): string[] {
  return [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)].flatMap(
    ([, names = '']) =>
      names.split(',').map((name) => fileOf.get(name.trim().split(/\s+as\s+/)[0] ?? '') ?? ''),
  )
}

const index = join(import.meta.dirname, '../node_modules/lucide-react/dist/esm/lucide-react.mjs')
const fileOf = new Map(
  [
    ...readFileSync(index, 'utf8').matchAll(/export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g),
  ].flatMap(([, names = '', file = '']) =>
    [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
  ),
)
