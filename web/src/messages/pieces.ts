/** A piece of what somebody wrote. */
type Piece =
  | { readonly kind: 'text'; readonly words: string }
  | { readonly kind: 'link'; readonly words: string; readonly to: string }
  | { readonly kind: 'mention'; readonly words: string }

interface Mentioned {
  readonly name: string
}

/** http, https, and addresses of e-mail: nothing else becomes a link. */
const linkPattern = /https?:\/\/[^\s<>"]+|[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/giu
/** Signs that end a sentence, not an address. */
const closing = /[.,;:!?'")\]}»]+$/u

/** Plain text in pieces: what is a link, who is named, and the rest letter by letter. */
export function piecesOf(words: string, mentions: readonly Mentioned[]): readonly Piece[] {
  const pieces: Piece[] = []
  let done = 0
  for (const { index, 0: found } of words.matchAll(linkPattern)) {
    const link = found.includes('://') ? found.replace(closing, '') : found
    const to = targetOf(link)
    if (to === undefined) continue
    pieces.push(...named(words.slice(done, index), mentions), { kind: 'link', words: link, to })
    done = index + link.length
  }
  return [...pieces, ...named(words.slice(done), mentions)]
}

function targetOf(link: string): string | undefined {
  if (!link.includes('://')) return `mailto:${link}`
  return URL.canParse(link) ? new URL(link).href : undefined
}

function named(words: string, mentions: readonly Mentioned[]): Piece[] {
  if (words === '') return []
  const [at, name] = firstOf(words, mentions)
  if (name === undefined) return [{ kind: 'text', words }]
  const end = at + name.length
  return [
    ...named(words.slice(0, at), []),
    { kind: 'mention', words: name },
    ...named(words.slice(end), mentions),
  ]
}

/** The first name in it; of two at the same place the longer. */
function firstOf(words: string, mentions: readonly Mentioned[]) {
  const [first] = mentions
    .filter(({ name }) => name !== '')
    .map(({ name }) => [words.indexOf(`@${name}`), `@${name}`] as const)
    .filter(([at]) => at >= 0)
    .toSorted(([one, a], [other, b]) => one - other || b.length - a.length)
  return first ?? ([-1, undefined] as const)
}
