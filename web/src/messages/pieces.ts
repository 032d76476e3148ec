import { linkedPieces, type LinkedPiece } from '#web/ui/links.ts'

type Piece = LinkedPiece | { readonly kind: 'mention'; readonly words: string }

interface Mentioned {
  readonly name: string
}

/** Splits plain text into links, mentions and the rest. */
export function piecesOf(words: string, mentions: readonly Mentioned[]): readonly Piece[] {
  return linkedPieces(words).flatMap((piece) =>
    piece.kind === 'text' ? named(piece.words, mentions) : piece,
  )
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

/** The first mentioned name; of two at the same position, the longer. */
function firstOf(words: string, mentions: readonly Mentioned[]) {
  const [first] = mentions
    .filter(({ name }) => name !== '')
    .map(({ name }) => [words.indexOf(`@${name}`), `@${name}`] as const)
    .filter(([at]) => at >= 0)
    .toSorted(([one, a], [other, b]) => one - other || b.length - a.length)
  return first ?? ([-1, undefined] as const)
}
