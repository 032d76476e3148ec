import { join } from 'node:path'

interface Graph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

/**
 * One piece of script with all that some parts of the site need at once. What stands around every
 * page comes so: fifty crumbs compress a sixth worse, and are fifty requests.
 */
export function piece(name: string, parts: readonly string[]) {
  let needed: ReadonlySet<string> | undefined
  return {
    name: (id: string, graph: Graph) => {
      needed ??= neededBy(parts, graph)
      return needed.has(id) ? name : null
    },
  }
}

function neededBy(parts: readonly string[], graph: Graph): ReadonlySet<string> {
  const needed = new Set<string>()
  const take = (id: string) => {
    // The index of the icons names them all.
    if (needed.has(id) || id.includes('/lucide-react/')) return
    needed.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) take(imported)
  }
  for (const part of parts) take(join(import.meta.dirname, 'src', part))
  return needed
}
