import { useMemo } from 'react'

import { useText } from '#web/platform/language/language.tsx'

import { piecesOf } from '../pieces.ts'

interface WrittenProps {
  readonly words: string
  readonly mentions: readonly { readonly name: string }[]
}

/** Plain text as it was typed: its links lead on, its names stand out, nothing else is done to it. */
export function Written({ words, mentions }: WrittenProps) {
  const { bubble: text } = useText('messages')
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
        return (
          <a
            key={index}
            href={piece.to}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="underline underline-offset-2 hover:decoration-2"
          >
            <bdi>{piece.words}</bdi>
            <span className="sr-only"> ({text.link})</span>
          </a>
        )
      })}
    </p>
  )
}
