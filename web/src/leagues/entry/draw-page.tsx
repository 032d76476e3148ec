import { useText } from '#web/platform/language/language.tsx'

import { DrawFixtures } from './draw-fixtures.tsx'
import { LeagueEntryFrame } from './league-entry-frame.tsx'

/** Draws a round robin and shows it before it is saved. */
export default function DrawPage() {
  const text = useText('leagueEntry').draw
  return (
    <LeagueEntryFrame title={text.title}>
      {(whole) => <DrawFixtures whole={whole} />}
    </LeagueEntryFrame>
  )
}
