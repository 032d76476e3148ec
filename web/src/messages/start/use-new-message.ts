import type { Audience } from '@touchline/domain/messages/conversations'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'

import { usePreview, useStart } from '../api/starting.ts'
import { audienceOf, choiceOf } from './choice.ts'
import type { MessageDraft } from './draft.ts'
import { useStartedDraft } from './started-draft.ts'

/** The state of a new message, and sending it. */
export function useNewMessage(teamId: string, input: MessageDraft) {
  const navigate = useNavigate()
  const start = useStart(teamId)
  const { begun, change, forget } = useStartedDraft(teamId)
  const [choice, setChoice] = useState(() => choiceOf(input))
  const [isSettled, setSettled] = useState(input.kind !== 'none')
  const [clientId] = useState(() => crypto.randomUUID())
  const { isAnnouncement } = begun
  const audience = isSettled ? audienceOf(choice) : undefined
  const preview = usePreview(teamId, audience && { audience, isAnnouncement })

  function send(to: Audience) {
    start.mutate(
      {
        audience: to,
        isAnnouncement,
        subject: begun.subject.trim() || null,
        message: { ...plainMessage, clientId, words: begun.words.trim() },
      },
      {
        onSuccess: ({ conversation }) => {
          forget()
          void navigate(paths.conversation(teamId, conversation.id), { replace: true })
        },
      },
    )
  }

  return {
    begun,
    change,
    forget,
    choice,
    setChoice,
    /** The preset recipients. */
    audience,
    preview,
    chooseOthers: () => setSettled(false),
    send,
    isSending: start.isPending,
    error: start.error,
  }
}

const plainMessage = { replyTo: null, mentions: [], files: [], poll: null }
