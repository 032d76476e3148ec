import type { MoveFindings } from '@touchline/contract/moves/shapes'

import { Part } from '#web/members/import/part.tsx'
import { useText } from '#web/platform/language/language.tsx'

/** Everything in the files that isn't understood, by file and row. */
export function UnreadLines({ unread, unreadCount }: Pick<MoveFindings, 'unread' | 'unreadCount'>) {
  const { unread: text } = useText('moves')
  if (unreadCount === 0) return null
  return (
    <Part title={text.title} count={unreadCount}>
      {/* A scrolling area must be reachable by keyboard. */}
      <div
        role="region"
        aria-label={text.title}
        tabIndex={0}
        className="max-h-96 overflow-y-auto overscroll-contain"
      >
        <ul className="divide-y divide-line">
          {unread.map(({ file, line, column, value, why }) => (
            <li
              key={`${file} ${line} ${column} ${value} ${why}`}
              className="grid gap-x-4 py-2 sm:grid-cols-[16rem_minmax(0,1fr)]"
            >
              <span className="figures text-s wrap-anywhere text-muted">
                {text.place(file, line)}
              </span>
              <span className="wrap-anywhere">
                <span>{text.why[why](value)}</span>
                {column !== '' && <span className="text-s text-muted"> {column}</span>}
              </span>
            </li>
          ))}
        </ul>
        {unreadCount > unread.length && (
          <p className="py-2 text-s text-muted">{text.more(unreadCount - unread.length)}</p>
        )}
      </div>
    </Part>
  )
}
