import type { ConversationPerson } from '@touchline/contract/messages/shapes/conversation'
import { type KeyboardEvent, type RefObject, useState } from 'react'

import { mentionText, findMatchingPeople, insertMention } from '../mentions.ts'

interface Field {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly words: string
  readonly people: readonly ConversationPerson[]
  readonly onChange: (words: string) => void
}

/** People matching the letters after an @, and the keys to choose one. */
export function useMentions({ field, words, people, onChange }: Field) {
  const [caret, setCaret] = useState<number>()
  const [at, setAt] = useState(0)
  const query = caret === undefined ? undefined : mentionText(words, caret)
  const others = people.filter(({ isMe }) => !isMe)
  const found = query === undefined ? [] : findMatchingPeople(others, query)
  const chosen = found[Math.min(at, found.length - 1)]

  function choose(person: ConversationPerson): void {
    const next = insertMention(words, caret ?? words.length, person.name)
    onChange(next.words)
    setCaret(undefined)
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(next.caret, next.caret)
    })
  }

  /** Returns true if the list handled the key. */
  function press(event: KeyboardEvent): boolean {
    if (chosen === undefined) return false
    const step = steps.get(event.key)
    if (step !== undefined) setAt((at + step + found.length) % found.length)
    else if (event.key === 'Escape') setCaret(undefined)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(chosen)
    else return false
    event.preventDefault()
    return true
  }

  return {
    found,
    chosen,
    choose,
    press,
    follow: (now: number | undefined) => {
      if (now !== caret) setAt(0)
      setCaret(now)
    },
  }
}

const steps: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
])
