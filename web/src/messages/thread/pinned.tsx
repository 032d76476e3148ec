import type { ConversationPage } from '@touchline/contract/messages/shapes/conversation'
import { Pin } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useColon } from '#web/platform/language/use-colon.ts'
import { Dialog } from '#web/ui/dialog.tsx'

import { useThreadActions } from './thread-context.ts'

type PinnedMessage = ConversationPage['pinned'][number]

/** The latest pinned message; a tap leads to it, or lists all if there are several. */
export function Pinned({ pinned }: { pinned: readonly PinnedMessage[] }) {
  const { people: text, row } = useText('messages')
  const colon = useColon()
  const { jumpTo } = useThreadActions()
  const [isOpen, setIsOpen] = useState(false)
  const [newest] = pinned
  if (newest === undefined) return null

  const isOne = pinned.length === 1
  const wordsOf = ({ words, files }: PinnedMessage) => words || row.files(files)
  return (
    <>
      <PinnedLine
        words={wordsOf(newest)}
        className="border-t border-line"
        onTap={() => (isOne ? jumpTo(newest.seq) : setIsOpen(true))}
      >
        <span className="sr-only">{`${text.pinned}${colon} `}</span>
        {!isOne && <span className="figures order-1 shrink-0 text-muted">{pinned.length}</span>}
      </PinnedLine>
      <Dialog title={text.pinned} open={isOpen} onOpenChange={setIsOpen}>
        <ul className="-mx-4 divide-y divide-line">
          {pinned.map((one) => (
            <li key={one.messageId}>
              <PinnedLine
                words={wordsOf(one)}
                onTap={() => {
                  setIsOpen(false)
                  jumpTo(one.seq)
                }}
              />
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}

interface PinnedLineProps {
  readonly words: string
  readonly className?: string
  readonly onTap: () => void
  readonly children?: ReactNode
}

function PinnedLine({ words, className = '', onTap, children }: PinnedLineProps) {
  return (
    <button
      type="button"
      className={`flex min-h-11 w-full items-center gap-2 px-4 py-1.5 text-left text-s hover:bg-hover ${className}`}
      onClick={onTap}
    >
      <Pin className="size-4 shrink-0 text-accent-ink" aria-hidden />
      {children}
      <bdi className="min-w-0 grow truncate">{words}</bdi>
    </button>
  )
}
