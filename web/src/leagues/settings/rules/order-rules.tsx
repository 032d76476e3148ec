import {
  type Criterion,
  headToHeadCounts,
  stillLevelRules,
} from '@touchline/domain/leagues/rule-set'
import { X } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { optionsOf } from '#web/ui/optional-select.tsx'
import { OrderList } from '#web/ui/order-list.tsx'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'

import { usesHeadToHead, isPerGame, unusedOf, withPoints } from './criteria-order.ts'
import { RuleSection } from './rule-section.tsx'
import type { RulesPartProps } from './rules-part.ts'
import { useRuleSentences } from './use-rule-sentences.ts'

/** The criteria that rank the table and separate level teams. */
export function OrderRules({ rules, onChange }: RulesPartProps) {
  const text = useText('leagueRules').order
  const { separations } = useText('leagues').table
  const { order: says } = useRuleSentences(rules)
  const { order } = rules
  const put = (criteria: readonly Criterion[]) => onChange({ ...rules, order: [...criteria] })
  return (
    <RuleSection title={text.title} says={says}>
      <Switch
        label={text.perGame}
        description={text.perGameText}
        value={isPerGame(order)}
        onChange={(isOn) => put(withPoints(order, isOn ? 'points_per_game' : 'points'))}
      />
      <OrderList
        label={text.title}
        items={order}
        keyOf={(criterion) => criterion}
        nameOf={(criterion) => separations[criterion]}
        onChange={put}
        tool={(criterion) =>
          order.length > 1 && (
            <IconButton
              label={text.remove(separations[criterion])}
              icon={<X aria-hidden />}
              onClick={() => put(order.filter((one) => one !== criterion))}
            />
          )
        }
      />
      {order.length < Object.keys(separations).length && (
        <Select
          label={text.add}
          options={optionsOf(unusedOf(order), separations)}
          value={null}
          onChange={(criterion) => put([...order, criterion])}
        />
      )}
      {usesHeadToHead(order) && <HeadToHeadRules rules={rules} onChange={onChange} />}
    </RuleSection>
  )
}

function HeadToHeadRules({ rules, onChange }: RulesPartProps) {
  const text = useText('leagueRules').headToHead
  const { headToHead } = rules
  return (
    <div className="grid items-end gap-3">
      <Select
        label={text.counts}
        options={optionsOf(headToHeadCounts, text.countsWords)}
        value={headToHead.counts}
        onChange={(counts) => onChange({ ...rules, headToHead: { ...headToHead, counts } })}
      />
      <Select
        label={text.stillLevel}
        options={optionsOf(stillLevelRules, text.stillLevelWords)}
        value={headToHead.stillLevel}
        onChange={(stillLevel) => onChange({ ...rules, headToHead: { ...headToHead, stillLevel } })}
      />
    </div>
  )
}
