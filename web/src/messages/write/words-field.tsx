import type { ConversationPerson } from '@touchline/contract/messages/shapes/conversation'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'

import { useText } from '#web/platform/language/language.tsx'

import { MentionList } from './mention-list.tsx'
import { useMentions } from './use-mentions.ts'

interface WordsFieldProps {
  readonly words: string
  readonly people: readonly ConversationPerson[]
  /** Set after "Write", to focus the field at once. */
  readonly isBegun: boolean
  /** The text is too long. */
  readonly problem: boolean
  readonly onChange: (words: string) => void
  readonly onFiles: (files: readonly File[]) => void
  readonly onSend: () => void
  readonly onCancel: () => void
}

/** Grows with the text; an @ offers people to mention. */
export function WordsField(props: WordsFieldProps) {
  const { words, people, isBegun, problem, onChange, onFiles, onSend, onCancel } = props
  const { write: text } = useText('messages')
  const listId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const mentions = useMentions({ field, words, people, onChange })
  const { chosen } = mentions
  useEffect(() => {
    if (isBegun) field.current?.focus()
  }, [isBegun])

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing || mentions.press(event)) return
    if (event.key === 'Escape') onCancel()
    if (event.key !== 'Enter' || event.shiftKey || hasThumbKeyboard()) return
    event.preventDefault()
    onSend()
  }

  function paste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files]
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  }

  return (
    <div className="relative min-w-0 grow basis-0 @max-[17rem]:order-first @max-[17rem]:basis-full">
      {chosen && (
        <MentionList
          id={listId}
          people={mentions.found}
          chosen={chosen}
          onChoose={mentions.choose}
        />
      )}
      <textarea
        ref={field}
        rows={1}
        aria-label={text.label}
        placeholder={text.placeholder}
        aria-invalid={problem || undefined}
        aria-autocomplete="list"
        aria-controls={chosen && listId}
        aria-activedescendant={chosen && `${listId}${chosen.accountId}`}
        dir="auto"
        value={words}
        className="control block field-sizing-content max-h-40 min-h-11 resize-none wrap-anywhere"
        onChange={({ target }) => {
          onChange(target.value)
          mentions.follow(target.selectionStart)
        }}
        onSelect={({ currentTarget }) => mentions.follow(currentTarget.selectionStart)}
        onBlur={() => mentions.follow(undefined)}
        onKeyDown={press}
        onPaste={paste}
      />
    </div>
  )
}

/** On phones Enter adds a line, as there is no Shift key to hold. */
function hasThumbKeyboard(): boolean {
  return globalThis.matchMedia('(pointer: coarse)').matches
}
