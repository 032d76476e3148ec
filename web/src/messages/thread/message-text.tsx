import { useMemo } from 'react'

import { OutwardLink } from '#web/ui/outward-link.tsx'

import { piecesOf } from '../pieces.ts'

interface WrittenProps {
  readonly words: string
  readonly mentions: readonly { readonly name: string }[]
}

/** Plain text with links and mentions. */
export function MessageText({ words, mentions }: WrittenProps) {
  const pieces = useMemo(() => piecesOf(words, mentions), [words, mentions])
  return (
    <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {pieces.map((piece, index) => {
        if (piece.kind === 'text') return piece.words
        if (piece.kind === 'mention')
          return (
            <bdi key={index} className="font-semibold text-accent-ink">
              {piece.words}
            </bdi>
          )
        return <OutwardLink key={index} to={piece.to} words={piece.words} />
      })}
    </p>
  )
}
