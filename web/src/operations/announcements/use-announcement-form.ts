import type { Announcement } from '@touchline/contract/operations/shapes/announcements'
import type { AnnouncementKind } from '@touchline/domain/accounts/announcements'
import { languages, type Language } from '@touchline/domain/values/language'
import { type SubmitEvent, useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'

import { fromLocalTime, toLocalTime } from '../local-time.ts'
import { useSaveAnnouncement } from './api.ts'

interface Draft {
  readonly kind: AnnouncementKind
  readonly from: string
  readonly to: string
  readonly texts: Readonly<Partial<Record<Language, string>>>
}

export type AnnouncementForm = ReturnType<typeof useAnnouncementForm>

const dayMs = 86_400_000

/** From now for a week, unless it is there already. */
function draftOf(announcement: Announcement | undefined): Draft {
  if (announcement === undefined) {
    const now = Date.now()
    const at = (ms: number) => toLocalTime(new Date(now + ms).toISOString())
    return { kind: 'info', from: at(0), to: at(7 * dayMs), texts: {} }
  }
  const { kind, startsAt, endsAt, texts } = announcement
  return {
    kind,
    from: toLocalTime(startsAt),
    to: toLocalTime(endsAt),
    texts: Object.fromEntries(texts.map(({ language, text }) => [language, text])),
  }
}

export function useAnnouncementForm(announcement: Announcement | undefined, onDone: () => void) {
  const { announcements: text } = useText('operations').admin
  const wire = useText('wire')
  const toast = useToast()
  const { mutate, isPending } = useSaveAnnouncement()
  const [draft, setDraft] = useState(() => draftOf(announcement))
  const [isChecked, setChecked] = useState(false)
  const [id] = useState(() => announcement?.id ?? crypto.randomUUID())
  const startsAt = fromLocalTime(draft.from)
  const endsAt = fromLocalTime(draft.to)
  const texts = languages.flatMap((language) => {
    const words = draft.texts[language]?.trim() ?? ''
    return words === '' ? [] : [{ language, text: words }]
  })
  const problems = {
    from: startsAt === null,
    to: endsAt === null || (startsAt !== null && endsAt <= startsAt),
    text: texts.length === 0,
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    setChecked(true)
    if (startsAt === null || endsAt === null || problems.to || problems.text) return
    mutate(
      { announcementId: id, announcement: { kind: draft.kind, startsAt, endsAt, texts } },
      {
        onSuccess: () => {
          toast({ title: text.saved })
          onDone()
        },
        onError: (error) => toast({ title: wire.errors[codeOf(error)], tone: 'error' }),
      },
    )
  }
  return {
    draft,
    problems,
    isChecked,
    isPending,
    submit,
    change: (part: Partial<Draft>): void => setDraft((old) => ({ ...old, ...part })),
  }
}
