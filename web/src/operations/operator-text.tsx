import { blocksOf } from '@touchline/domain/operations/site-pages'

interface OperatorWordsProps {
  readonly words: string
  /** Language of the text; the page may be in another. */
  readonly language: string
  readonly heading: 'h2' | 'h3'
}

/** The operator's plain text with paragraphs and headings. */
export function OperatorText({ words, language, heading: Heading }: OperatorWordsProps) {
  return (
    <div lang={language} dir="auto" className="mt-2 max-w-prose wrap-anywhere">
      {blocksOf(words).map(({ kind, text }, at) =>
        kind === 'heading' ? (
          <Heading key={at} className="mt-8 text-l first:mt-4">
            {text}
          </Heading>
        ) : (
          <p key={at} className="mt-3 whitespace-pre-line">
            {text}
          </p>
        ),
      )}
    </div>
  )
}
