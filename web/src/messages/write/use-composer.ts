import type { Message, NewMessage } from '@touchline/contract/messages/shapes/message'
import { maxWords } from '@touchline/domain/messages/conversations'
import { useState } from 'react'

import { useSend } from '../api/sending.ts'
import { findMentioned } from '../mentions.ts'
import { useThreadActions } from '../thread/thread-context.ts'
import type { ComposerProps } from './composer.tsx'
import { useDraft } from './drafts.ts'

/** A poll's question and options. */
export interface NewPoll {
  readonly words: string
  readonly poll: NonNullable<NewMessage['poll']>
}

/** The message being written; when sent it shows at once, and messages keep their order. */
export function useComposer({ page, chosen, editing, replyTo, onDone, onSend }: ComposerProps) {
  const { place, change } = useThreadActions()
  const [draft, setDraft] = useDraft(place.conversationId)
  const [edited, setEdited] = useState(editing?.words ?? '')
  const sendWords = useSend(place)
  const [words, setWords] = editing === undefined ? [draft, setDraft] : [edited, setEdited]
  const others = page.people.filter(({ isMe }) => !isMe)
  const sent = chosen.files.flatMap(({ id, name }) => (id === undefined ? [] : [{ id, name }]))

  const isEmpty = words.trim() === '' && (editing !== undefined || sent.length === 0)
  const maySend = !isEmpty && words.length <= maxWords && !chosen.isSending

  function send(): void {
    if (!maySend) return
    const said = words.trim()
    if (editing !== undefined) {
      change(editing, { kind: 'edit', words: said, mentions: findMentioned(said, others) })
      onDone()
      return
    }
    const files = sent.map(({ id }) => id)
    say({ words: said, files })
    chosen.drop(files)
  }

  function say(what: Pick<NewMessage, 'words' | 'files'> & Partial<Pick<NewMessage, 'poll'>>) {
    sendWords({
      message: {
        clientId: crypto.randomUUID(),
        poll: null,
        ...what,
        replyTo: replyTo?.id ?? null,
        mentions: findMentioned(what.words, others),
      },
      fileNames: what.files.length === 0 ? [] : sent.map(({ name }) => name),
      answered: answeredOf(replyTo),
    })
    setDraft('')
    onDone()
    onSend()
  }

  return {
    words,
    setWords,
    maySend,
    isTooLong: words.length > maxWords,
    send,
    sendPoll: (poll: NewPoll) => say({ ...poll, files: [] }),
  }
}

function answeredOf(message: Message | undefined) {
  if (message === undefined) return null
  const { author, words, files } = message
  return { author: author.name, words, files: files.length }
}
