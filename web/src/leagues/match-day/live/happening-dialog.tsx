import type { MatchHappening } from '@touchline/contract/leagues/shapes/match-day/live'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'

import type { ShownMatch } from '../use-match.ts'
import { HappeningFields } from './happening-fields.tsx'
import { hasPlayer, partnerOf } from './partner.ts'

interface HappeningDialogProps {
  readonly match: ShownMatch
  readonly title: string
  readonly first: MatchHappening
  readonly onSave: (happening: MatchHappening) => void
  /** Undefined for a new event. */
  readonly onRemove?: () => void
  readonly onClose: () => void
}

/** Corrects an event, or adds one later. */
export function HappeningDialog(props: HappeningDialogProps) {
  const { match, title, first, onSave, onRemove, onClose } = props
  const text = useText('matchDay')
  const wire = useText('wire')
  const [wanted, setWanted] = useState(first)

  function save() {
    onSave({
      ...wanted,
      member: hasPlayer(wanted) ? wanted.member : null,
      partner: partnerOf(wanted) === undefined ? null : wanted.partner,
    })
    onClose()
  }

  return (
    <Dialog open size="s" title={title} onOpenChange={(open) => open || onClose()}>
      <div className="grid gap-4">
        <HappeningFields match={match} value={wanted} onChange={setWanted} />
        {onRemove && (
          <Button
            variant="danger"
            className="justify-self-start"
            icon={<Trash2 aria-hidden />}
            onClick={() => {
              onRemove()
              onClose()
            }}
          >
            {text.live.remove}
          </Button>
        )}
      </div>
      <DialogActions>
        <Button onClick={onClose}>{wire.cancel}</Button>
        <Button variant="primary" onClick={save}>
          {wire.save}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
