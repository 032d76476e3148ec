/** A part of a parsed XML file. */
export type Node = Readonly<Record<string, unknown>>

/** All nodes under a path of names; a text is a node with `#text`. */
export function nodesAt(from: unknown, path: string): readonly Node[] {
  return path
    .split('.')
    .reduce<readonly Node[]>(
      (nodes, name) => nodes.flatMap((node) => listOf(node[name])),
      listOf(from),
    )
}

export function nodeAt(from: unknown, path: string): Node | undefined {
  return nodesAt(from, path)[0]
}

/** The trimmed text at a path; empty if missing. */
export function textAt(from: unknown, path: string): string {
  const text = nodeAt(from, path)?.['#text']
  return typeof text === 'string' ? text.trim() : ''
}

function listOf(found: unknown): readonly Node[] {
  if (found === undefined || found === null) return []
  if (Array.isArray(found)) return found.flatMap((one) => listOf(one))
  return isNode(found) ? [found] : [{ '#text': found }]
}

function isNode(found: unknown): found is Node {
  return typeof found === 'object' && found !== null
}
