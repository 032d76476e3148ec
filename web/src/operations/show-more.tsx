import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

interface ShowMoreProps {
  readonly list: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => Promise<unknown>
  }
  readonly className: string
}

/** The next page of a list, while there is one. */
export function ShowMore({ list, className }: ShowMoreProps) {
  const { showMore } = useText('operations').admin
  if (!list.hasNextPage) return null
  return (
    <Button
      className={className}
      busy={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {showMore}
    </Button>
  )
}
