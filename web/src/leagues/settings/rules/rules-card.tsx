import type { WholeLeague } from '@touchline/contract/leagues/shapes/league'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

import { SaveDraft } from '../save-draft.tsx'
import { useLeagueDraft } from '../use-league-draft.ts'
import { PresetField } from './preset-field.tsx'
import type { Rules } from './preset-of.ts'
import type { RulesPartProps } from './rules-part.ts'
import { Sentences } from './rule-section.tsx'
import { SingleRules } from './single-rules.tsx'
import { TableChange } from './table-change.tsx'
import { useRuleSentences } from './use-rule-sentences.ts'

/** How results become a table: one of the usual rule sets, or each rule as the league has it. */
export function RulesCard({ whole }: { whole: WholeLeague }) {
  const text = useText('leagueRules')
  const draft = useLeagueDraft(whole.league)
  const [isOpen, setOpen] = useState(false)
  const { rules } = draft.fields
  const shown = { rules, onChange: (chosen: Rules) => draft.change({ rules: chosen }) }

  return (
    <Card title={text.title}>
      <div className="grid gap-4">
        <PresetField {...shown} sport={whole.league.sport} />
        {!isOpen && <AllSentences rules={rules} />}
        <Button
          size="s"
          className="justify-self-start"
          icon={<SlidersHorizontal aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? text.hide : text.change}
        </Button>
        {isOpen && <SingleRules {...shown} />}
        {draft.edit && <TableChange whole={whole} rules={rules} />}
        <SaveDraft league={whole.league} draft={draft} saved={text.saved} />
      </div>
    </Card>
  )
}

function AllSentences({ rules }: Pick<RulesPartProps, 'rules'>) {
  const says = useRuleSentences(rules)
  return <Sentences says={Object.values(says).flat()} />
}
