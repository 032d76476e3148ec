import { useState } from 'react'

import { useChangeMe, useMe } from '#web/accounts/api.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { useWasOpened } from '#web/ui/use-was-opened.ts'

import { type GamesFilter, useTeamFigures } from './api.ts'

/** Introduces the page in three steps, once per account; closing early counts as seen. */
export function Introduction({ counted }: { counted: GamesFilter }) {
  const me = useMe().data
  const see = useChangeMe()
  const [isOver, setOver] = useState(false)
  const isNew = me !== undefined && !me.introductionsSeen.includes('team_stats')

  function end() {
    setOver(true)
    see.mutate({ introductionSeen: 'team_stats' })
  }

  const isAsked = isNew && !isOver
  const isMade = useWasOpened(isAsked)
  return isMade && <OverFigures counted={counted} isAsked={isAsked} onEnd={end} />
}

interface OverFiguresProps {
  readonly counted: GamesFilter
  readonly isAsked: boolean
  readonly onEnd: () => void
}

/** Only opens once figures are loaded, as it explains them and then counts as seen. */
function OverFigures({ counted, isAsked, onEnd }: OverFiguresProps) {
  const { isSuccess } = useTeamFigures(counted)
  return <Steps isOpen={isAsked && isSuccess} onEnd={onEnd} />
}

function Steps({ isOpen, onEnd }: { isOpen: boolean; onEnd: () => void }) {
  const { intro } = useText('statistics')
  const [at, setAt] = useState(0)
  const step = intro.steps[at]
  const isLast = at === intro.steps.length - 1
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onEnd()}
      size="s"
      title={intro.title}
      description={intro.step(at + 1, intro.steps.length)}
    >
      <div aria-live="polite" className="min-h-28">
        <h3 className="mb-1 font-semibold">{step?.title}</h3>
        <p className="text-muted">{step?.text}</p>
      </div>
      <DialogActions>
        <Button variant="primary" onClick={isLast ? onEnd : () => setAt(at + 1)}>
          {isLast ? intro.done : intro.next}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
