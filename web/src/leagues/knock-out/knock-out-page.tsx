import { useText } from '#web/platform/language/language.tsx'

import { LeagueEntryFrame } from '../entry/league-entry-frame.tsx'
import { DrawKnockOut } from './draw-knock-out.tsx'

/** Draws a knock-out within a league. */
export default function KnockOutPage() {
  const { title } = useText('knockOut')
  return (
    <LeagueEntryFrame title={title}>{(whole) => <DrawKnockOut whole={whole} />}</LeagueEntryFrame>
  )
}
