import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { Button } from './button.tsx'
import { Dialog, DialogActions } from './dialog.tsx'
import { IconButton } from './icon-button.tsx'
import { useUiWords } from './ui-words.tsx'
import { useIsWide } from './use-is-wide.ts'

interface FilterSheetProps {
  /** A filter is active, which the button shows. */
  readonly isActive?: boolean | undefined
  /** Search and filters, stacked on phones. */
  readonly children: ReactNode
}

/** Search and filters: behind a button on phones, in a row elsewhere. */
export function FilterSheet({ isActive, children }: FilterSheetProps) {
  const words = useUiWords()
  const [isOpen, setOpen] = useState(false)
  if (useIsWide(40))
    return <div className="no-print mb-3 flex flex-wrap items-center gap-3">{children}</div>
  return (
    <div className="no-print">
      <span className="relative inline-flex">
        <IconButton
          variant="outlined"
          label={words.filters}
          aria-haspopup="dialog"
          icon={<SlidersHorizontal aria-hidden />}
          onClick={() => setOpen(true)}
        />
        {isActive === true && (
          <span
            aria-hidden
            className="absolute -top-1 -right-1 size-3 rounded-full bg-accent-ink ring-2 ring-ground"
          />
        )}
      </span>
      <Dialog open={isOpen} size="s" title={words.filters} onOpenChange={setOpen}>
        <form
          className="grid grid-cols-1 gap-4"
          onSubmit={(event) => {
            // Ignores submit events from forms in nested dialogs.
            if (event.target !== event.currentTarget) return
            event.preventDefault()
            setOpen(false)
          }}
        >
          {children}
          <DialogActions>
            <Button type="submit" variant="primary">
              {words.show}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </div>
  )
}
