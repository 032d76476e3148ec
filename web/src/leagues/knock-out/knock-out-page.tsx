import { useText } from '#web/platform/language/language.tsx'

import { LeagueEntryFrame } from '../entry/league-entry-frame.tsx'
import { DrawKnockOut } from './draw-knock-out.tsx'

/** A cup within a league: put in order, looked at, and drawn. */
export default function KnockOutPage() {
  const { title } = useText('knockOut')
  return (
    <LeagueEntryFrame title={title}>{(whole) => <DrawKnockOut whole={whole} />}</LeagueEntryFrame>
  )
}
