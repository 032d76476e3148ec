import { ChevronLeft, ChevronRight } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'

import { pageSizes, type RosterView, type RosterListQuery } from './roster-view.ts'

interface MembersPagingProps {
  readonly view: RosterView
  readonly listQuery: RosterListQuery
  readonly onChange: (part: Partial<RosterListQuery>) => void
}

/** Up to this many members there are no pages. */
const onePage = 50

export function MembersPaging({ view, listQuery, onChange }: MembersPagingProps) {
  const text = useText('members')
  const { page, pages, found } = view
  if (pages <= 1 && found <= onePage) return null
  return (
    <div className="no-print mt-4 flex flex-wrap items-center justify-between gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-s text-muted">{text.perPage}</span>
        <div className="w-40 max-w-full">
          <SegmentedControl
            label={text.perPage}
            size="s"
            segments={pageSizes.map((size) => ({ value: `${size}`, label: `${size}` }))}
            value={`${listQuery.size}`}
            onChange={(chosen) => {
              const size = pageSizes.find((known) => `${known}` === chosen)
              if (size) onChange({ size })
            }}
          />
        </div>
      </div>
      <nav aria-label={text.pages} className="flex items-center gap-2">
        <IconButton
          label={text.previousPage}
          variant="outlined"
          icon={<ChevronLeft aria-hidden />}
          disabled={page <= 1}
          onClick={() => onChange({ page: page - 1 })}
        />
        <span className="figures text-s" aria-live="polite">
          {text.pageOf(page, pages)}
        </span>
        <IconButton
          label={text.nextPage}
          variant="outlined"
          icon={<ChevronRight aria-hidden />}
          disabled={page >= pages}
          onClick={() => onChange({ page: page + 1 })}
        />
      </nav>
    </div>
  )
}
