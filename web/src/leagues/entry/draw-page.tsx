import { useText } from '#web/platform/language/language.tsx'

import { DrawFixtures } from './draw-fixtures.tsx'
import { LeagueEntryFrame } from './league-entry-frame.tsx'

/** Everyone plays everyone, drawn and looked at before it stands in the league. */
export default function DrawPage() {
  const text = useText('leagueEntry').draw
  return (
    <LeagueEntryFrame title={text.title}>
      {(whole) => <DrawFixtures whole={whole} />}
    </LeagueEntryFrame>
  )
}
