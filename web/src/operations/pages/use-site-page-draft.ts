import type { SitePageText } from '@touchline/contract/operations/shapes/site-pages'
import type { SitePage } from '@touchline/domain/operations/site-pages'
import type { Language } from '@touchline/domain/values/language'
import { type SubmitEvent, useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'

import { useWriteSitePage } from './api.ts'

/** Typed text, and when the text it replaces was saved. */
interface Typed {
  readonly words: string
  readonly seenAt: string | null
}

/** Unsaved text; it stays when another language is shown. */
export function useSitePageDraft(texts: readonly SitePageText[]) {
  const { pages: text } = useText('operations').admin
  const wire = useText('wire')
  const toast = useToast()
  const { mutate, isPending } = useWriteSitePage()
  const [page, setPage] = useState<SitePage>('imprint')
  const [language, setLanguage] = useState<Language>(useLanguage().language)
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({})
  const [outrun, setOutrun] = useState<string>()

  const place = `${page}.${language}`
  const kept = keptIn(texts, page, language)
  const mine = typed[place]

  function write(words: string): void {
    setTyped({ ...typed, [place]: { words, seenAt: mine?.seenAt ?? kept.changedAt } })
  }

  function save(event: SubmitEvent): void {
    event.preventDefault()
    if (mine === undefined) return
    mutate(
      { page, language, ...mine },
      {
        onSuccess: () => {
          setTyped(({ [place]: _saved, ...others }) => others)
          setOutrun(undefined)
          toast({ title: text.saved })
        },
        onError: (error) => {
          if (codeOf(error) === 'changed_meanwhile') setOutrun(place)
          else toast({ title: wire.errors[codeOf(error)], tone: 'error' })
        },
      },
    )
  }

  return {
    page,
    setPage,
    language,
    setLanguage,
    kept,
    words: mine?.words ?? kept.words,
    write,
    save,
    isSaving: isPending,
    isChanged: mine !== undefined && mine.words !== kept.words,
    /** Another operator has saved in the meantime. */
    isOutrun: outrun === place,
    isWritten: (of: SitePage, inLanguage: Language) => keptIn(texts, of, inLanguage).words !== '',
  }
}

function keptIn(texts: readonly SitePageText[], page: SitePage, language: Language) {
  const found = texts.find((text) => text.page === page && text.language === language)
  return { words: found?.words ?? '', changedAt: found?.changedAt ?? null }
}
