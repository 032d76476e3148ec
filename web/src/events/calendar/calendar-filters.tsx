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
  /** Filters besides the search. */
  readonly filters?: ReactNode
  /** Further actions of the calendar. */
  readonly actions?: ReactNode
}

/** On a phone, view, search and filters are behind one button, so that events start at the top. */
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
            // Dialogs opened from here have their own forms.
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
