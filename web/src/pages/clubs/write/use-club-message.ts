import type { ClubAudience } from '@touchline/contract/messages/shapes/club'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useWriteToClub } from '#web/messages/api/club.ts'
import { useStartedDraft } from '#web/messages/start/started-draft.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'

/** The draft stays in this tab until it is sent. */
export function useClubMessage(clubId: string, audience: ClubAudience | undefined) {
  const text = useText('clubMessage')
  const toast = useToast()
  const navigate = useNavigate()
  const write = useWriteToClub(clubId)
  const { begun, change, forget } = useStartedDraft(clubId)
  const [clientId] = useState(() => crypto.randomUUID())
  const [isAsked, setAsked] = useState(false)
  const words = begun.words.trim()

  function send() {
    setAsked(true)
    if (audience === undefined || words === '' || write.isPending) return
    write.mutate(
      { audience, words, clientId, subject: begun.subject.trim() || null },
      {
        onSuccess: ({ conversations }) => {
          forget()
          toast({ title: text.sent(conversations.length) })
          void navigate(paths.allMessages, { replace: true })
        },
      },
    )
  }

  return { begun, change, isAsked, send, isSending: write.isPending, error: write.error }
}
