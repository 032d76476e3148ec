import type { ImportUndoResult } from '@touchline/contract/members/shapes/import'
import { isolated } from '@touchline/domain/values/isolated'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'

/** What an undo removed, and who stays and why. */
export function UndoneReport({ undone }: { undone: ImportUndoResult }) {
  const text = useText('memberImport')
  const { membersRemoved, membersRestored, membersKept, kept, eventsRemoved, eventsKept } = undone
  const { list } = useFormat()
  const unnamed = membersKept - kept.length
  return (
    <div className="w-full" aria-live="polite">
      <Banner
        tone={membersKept + eventsKept.length > 0 ? 'warning' : 'good'}
        title={text.undone(membersRemoved, membersRestored)}
      >
        {eventsRemoved > 0 && <p>{text.eventsUndone(eventsRemoved)}</p>}
        {eventsKept.length > 0 && (
          <p className="wrap-anywhere">{text.eventsKept(list(eventsKept.map(isolated)))}</p>
        )}
        {kept.length > 0 && (
          <>
            <p>{text.keptTitle}</p>
            <ul className="mt-1 max-h-60 list-disc overflow-y-auto pl-5">
              {kept.map(({ memberId, name, why }) => (
                <li key={`${memberId} ${why}`} className="wrap-anywhere">
                  {text.kept[why](name)}
                </li>
              ))}
              {unnamed > 0 && <li>{text.keptMore(unnamed)}</li>}
            </ul>
          </>
        )}
      </Banner>
    </div>
  )
}
