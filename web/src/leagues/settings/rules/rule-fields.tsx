import { SlidersHorizontal } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

import { PresetField } from './preset-field.tsx'
import { Sentences } from './rule-section.tsx'
import type { RulesPartProps } from './rules-part.ts'
import { SingleRules } from './single-rules.tsx'
import { useRuleSentences } from './use-rule-sentences.ts'

export interface FoldedProps {
  /** Whether single rules are shown. */
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

/** A preset, or single rules. */
export function RuleFields(props: RulesPartProps & FoldedProps & { readonly sport: string }) {
  const { sport, isOpen, onOpen, ...shown } = props
  const text = useText('leagueRules')
  return (
    <>
      <PresetField {...shown} sport={sport} />
      {!isOpen && <AllSentences rules={shown.rules} />}
      <Button
        size="s"
        className="justify-self-start"
        icon={<SlidersHorizontal aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
      >
        {isOpen ? text.hide : text.change}
      </Button>
      {isOpen && <SingleRules {...shown} />}
    </>
  )
}

function AllSentences({ rules }: Pick<RulesPartProps, 'rules'>) {
  const says = useRuleSentences(rules)
  return <Sentences says={Object.values(says).flat()} />
}
