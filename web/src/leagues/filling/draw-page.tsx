import { useText } from '#web/platform/language/language.tsx'

import { DrawFixtures } from './draw-fixtures.tsx'
import { FillingFrame } from './filling-frame.tsx'

/** Everyone plays everyone, drawn and looked at before it stands in the league. */
export default function DrawPage() {
  const text = useText('leagueFilling').draw
  return <FillingFrame title={text.title}>{(whole) => <DrawFixtures whole={whole} />}</FillingFrame>
}
