import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SearchField } from '#web/ui/search-field.tsx'

import type { CalendarPlace } from './use-calendar-place.ts'
import { ViewChoice } from './view-choice.tsx'

interface CalendarFiltersProps {
  readonly place: CalendarPlace
  /** What narrows the calendar beside the search. */
  readonly filters?: ReactNode
  /** What else can be done with the calendar. */
  readonly actions?: ReactNode
}

/** On a phone: view, search and filters behind one button, so that the events begin at the top. */
export function CalendarFilters({ place, filters, actions }: CalendarFiltersProps) {
  const text = useText('events').calendar
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <IconButton
        variant="outlined"
        label={text.filters}
        aria-haspopup="dialog"
        icon={<SlidersHorizontal aria-hidden />}
        onClick={() => setOpen(true)}
      />
      <Dialog open={isOpen} size="s" title={text.filters} onOpenChange={setOpen}>
        <form
          className="grid grid-cols-1 gap-4"
          onSubmit={(event) => {
            // What is opened from here has forms of its own.
            if (event.target !== event.currentTarget) return
            event.preventDefault()
            close()
          }}
        >
          <ViewChoice
            view={place.view}
            onView={(view) => {
              place.showView(view)
              close()
            }}
          />
          <SearchField label={text.search} value={place.search} onChange={place.searchFor} />
          {filters}
          {actions}
          <DialogActions>
            <Button type="submit" variant="primary">
              {text.showEvents}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}
