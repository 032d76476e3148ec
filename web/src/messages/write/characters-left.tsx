import { maxWords } from '@touchline/domain/messages/conversations'

import { useText } from '#web/platform/language/language.tsx'
import { cx } from '#web/ui/cx.ts'

/** The number of characters left, shown when few remain. */
export function CharactersLeft({ words }: { words: string }) {
  const { write: text } = useText('messages')
  const left = maxWords - words.length
  if (left > little) return null
  return (
    <p role="status" className={cx('text-s', left < 0 ? 'text-danger' : 'text-muted')}>
      {left < 0 ? text.tooLong(-left) : text.left(left)}
    </p>
  )
}

const little = 200
