import type { Happening, ShownMatchEvent } from '@touchline/contract/leagues/shapes/match-day/live'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'

import type { Tell } from '../api/live.ts'
import type { ShownMatch } from '../use-match.ts'
import { HappeningFields } from './happening-fields.tsx'
import { hasPlayer, partnerOf } from './partner.ts'

interface CorrectDialogProps {
  readonly match: ShownMatch
  readonly event: ShownMatchEvent
  readonly tell: Tell
  readonly onClose: () => void
}

/** What was noted in a hurry, put right afterwards; what stood there is kept. */
export function CorrectDialog({ match, event, tell, onClose }: CorrectDialogProps) {
  const text = useText('matchDay')
  const wire = useText('wire')
  const [wanted, setWanted] = useState<Happening>(() => happeningOf(event))

  function save() {
    const whole = {
      ...wanted,
      member: hasPlayer(wanted) ? wanted.member : null,
      partner: partnerOf(wanted) === undefined ? null : wanted.partner,
    }
    tell({ kind: 'correct', matchEventId: event.id, version: event.version, changes: whole })
    onClose()
  }

  return (
    <Dialog open size="s" title={text.live.correctTitle} onOpenChange={(open) => open || onClose()}>
      <div className="grid gap-4">
        <HappeningFields match={match} value={wanted} onChange={setWanted} />
        <Button
          variant="danger"
          className="justify-self-start"
          icon={<Trash2 aria-hidden />}
          onClick={() => {
            tell({ kind: 'take_back', matchEventId: event.id })
            onClose()
          }}
        >
          {text.live.remove}
        </Button>
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

function happeningOf({ kind, side, member, partner, period, second }: Happening): Happening {
  return { kind, side, member, partner, period, second }
}
