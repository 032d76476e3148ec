import { Fragment, useMemo } from 'react'

import { linkedPieces } from './links.ts'
import { OutwardLink } from './outward-link.tsx'

/** Plain text with clickable links. */
export function LinkedText({ words }: { readonly words: string }) {
  const pieces = useMemo(() => linkedPieces(words), [words])
  return pieces.map((piece, place) =>
    piece.kind === 'text' ? (
      <Fragment key={place}>{piece.words}</Fragment>
    ) : (
      <OutwardLink key={place} to={piece.to} words={piece.words} />
    ),
  )
}
