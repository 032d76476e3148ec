import type { ConversationPage } from '@touchline/contract/messages/shapes/conversation'
import type { Message } from '@touchline/contract/messages/shapes/message'
import type { SubmitEvent } from 'react'

import { useText } from '#web/platform/language/language.tsx'

import { useSendTyping } from '../api/typing.ts'
import { useThreadActions } from '../thread/thread-context.ts'
import { Additions } from './additions.tsx'
import { CharactersLeft } from './characters-left.tsx'
import { FileChips } from './file-chips.tsx'
import { ReplyPreview } from './reply-preview.tsx'
import { SendButton } from './send-button.tsx'
import { useComposer } from './use-composer.ts'
import type { ChosenFiles } from './use-files.ts'
import { WordsField } from './words-field.tsx'

export interface ComposerProps {
  readonly page: ConversationPage
  readonly chosen: ChosenFiles
  readonly editing: Message | undefined
  readonly replyTo: Message | undefined
  /** Called when a reply or edit is finished or cancelled. */
  readonly onDone: () => void
  readonly onSend: () => void
}

/** The text field for new messages; files can be pasted into it. */
export function Composer(props: ComposerProps) {
  const { page, chosen, editing, replyTo, onDone } = props
  const { write: text } = useText('messages')
  const { place } = useThreadActions()
  const { words, setWords, send, sendPoll, isTooLong, maySend } = useComposer(props)
  const sendTyping = useSendTyping(place)
  const isNew = editing === undefined
  const addFiles = (files: readonly File[]) => (isNew ? chosen.add(files) : undefined)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    send()
  }

  return (
    <div className="no-print @container border-t border-line">
      <form
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-2 px-2 py-2 sm:px-4"
        onSubmit={submit}
      >
        <ReplyPreview editing={editing} replyTo={replyTo} onCancel={onDone} />
        {isNew && (
          <FileChips files={chosen.files} onRemove={chosen.remove} onRetry={chosen.retry} />
        )}
        {isNew && chosen.isFull && (
          <p role="alert" className="text-s text-danger">
            {text.tooManyFiles}
          </p>
        )}
        <div className="flex flex-wrap items-end justify-end gap-1">
          {isNew && <Additions question={words} onFiles={addFiles} onPoll={sendPoll} />}
          <WordsField
            words={words}
            people={page.people}
            isBegun={!isNew || replyTo !== undefined}
            problem={isTooLong}
            onChange={(now) => {
              setWords(now)
              if (now.trim() !== '' && isNew) sendTyping()
            }}
            onFiles={addFiles}
            onSend={send}
            onCancel={onDone}
          />
          <SendButton isNew={isNew} maySend={maySend} />
        </div>
        <CharactersLeft words={words} />
      </form>
    </div>
  )
}
