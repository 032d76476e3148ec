import type { SitePage } from '@touchline/domain/operations/site-pages'
import { useEffect, useState } from 'react'

import { useLanguage } from '#web/platform/language/language.tsx'

/** The operator's text for a page. */
export type OperatorText =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'none' }
  | { readonly kind: 'written'; readonly language: string; readonly words: string }

const loading: OperatorText = { kind: 'loading' }

/**
 * In the reader's language where it is written. Asked without the client of the data interface: these
 * pages do without its weight.
 */
export function useOperatorText(page: SitePage) {
  const { language } = useLanguage()
  const [text, setText] = useState<OperatorText>(loading)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const asking = new AbortController()
    ask(`/rest/v1/site-page?page=${page}&language=${language}`, asking.signal).then(
      setText,
      () => asking.signal.aborted || setText({ kind: 'failed' }),
    )
    return () => asking.abort()
  }, [page, language, attempt])

  function again(): void {
    setText(loading)
    setAttempt(attempt + 1)
  }
  return { text, again }
}

async function ask(address: string, signal: AbortSignal): Promise<OperatorText> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`no words of a page: ${response.status}`)
  const answer: unknown = await response.json()
  const text = partOf(answer, 'text')
  const [language, words] = [partOf(text, 'language'), partOf(text, 'words')]
  if (typeof language !== 'string' || typeof words !== 'string') return { kind: 'none' }
  return { kind: 'written', language, words }
}

function partOf(whole: unknown, name: string): unknown {
  return typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined
}
