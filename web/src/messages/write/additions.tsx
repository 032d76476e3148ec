import { ChartBarBig, Paperclip } from 'lucide-react'
import { useRef, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

import { NewPollDialog } from './new-poll-dialog.tsx'
import type { NewPoll } from './use-composer.ts'

interface AdditionsProps {
  /** Text already typed, which becomes the poll's question. */
  readonly question: string
  readonly onFiles: (files: readonly File[]) => void
  readonly onPoll: (poll: NewPoll) => void
}

/** Adds files or a poll to a message. */
export function Additions({ question, onFiles, onPoll }: AdditionsProps) {
  const { write: text } = useText('messages')
  const input = useRef<HTMLInputElement>(null)
  const [makesPoll, setMakesPoll] = useState(false)
  return (
    <>
      <IconButton
        className="h-11"
        label={text.attach}
        icon={<Paperclip aria-hidden />}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept="application/pdf,image/png,image/jpeg,image/webp,image/gif"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <IconButton
        className="h-11"
        label={text.poll}
        icon={<ChartBarBig aria-hidden />}
        onClick={() => setMakesPoll(true)}
      />
      <NewPollDialog
        open={makesPoll}
        question={question}
        onClose={() => setMakesPoll(false)}
        onStart={(poll) => {
          setMakesPoll(false)
          onPoll(poll)
        }}
      />
    </>
  )
}
