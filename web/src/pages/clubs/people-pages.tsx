import { clubPeopleAPage } from '@touchline/domain/clubs/options'
import { ChevronLeft, ChevronRight } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

interface PeoplePagesProps {
  readonly page: number
  /** How many people there are on all pages. */
  readonly count: number
  readonly onTurn: (page: number) => void
}

export function PeoplePages({ page, count, onTurn }: PeoplePagesProps) {
  const text = useText('clubs').page
  const pages = Math.ceil(count / clubPeopleAPage)
  if (pages < 2) return null
  return (
    <nav aria-label={text.people} className="mt-3 flex items-center justify-end gap-2">
      <IconButton
        label={text.previousPage}
        icon={<ChevronLeft aria-hidden />}
        disabled={page === 1}
        onClick={() => onTurn(page - 1)}
      />
      <span className="figures text-s" role="status">
        {text.pageOf(page, pages)}
      </span>
      <IconButton
        label={text.nextPage}
        icon={<ChevronRight aria-hidden />}
        disabled={page >= pages}
        onClick={() => onTurn(page + 1)}
      />
    </nav>
  )
}
