import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'

import { MatchHistory } from '../history/match-history.tsx'
import { opponentOf, type MatchWithTeams } from '../shown-matches.ts'
import { AskOpponent } from './ask-opponent.tsx'
import { SheetStanding } from './sheet-standing.tsx'

interface SheetDialogProps extends Pick<LeagueDetails, 'league'> {
  readonly shown: MatchWithTeams
  readonly onClose: () => void
}

/** The opponent's answer, and the link. */
export function SheetDialog({ league, shown, onClose }: SheetDialogProps) {
  const text = useText('matchSheet')
  const { close } = useText('wire')
  const { match, home, away } = shown
  return (
    <Dialog
      open
      title={text.title}
      description={
        <>
          <bdi>{home.name}</bdi> – <bdi>{away.name}</bdi>
        </>
      }
      onOpenChange={(open) => open || onClose()}
    >
      <div className="grid grid-cols-1 gap-6">
        <p className="wrap-anywhere text-muted">{text.intro(opponentOf(shown).name)}</p>
        {match.sheet && <SheetStanding league={league} match={match} sheet={match.sheet} />}
        <AskOpponent league={league} match={match} />
        <MatchHistory league={league} matchId={match.id} />
      </div>
      <DialogActions>
        <Button onClick={onClose}>{close}</Button>
      </DialogActions>
    </Dialog>
  )
}
