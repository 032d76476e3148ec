import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import type { Stage } from '@touchline/contract/leagues/shapes/parts'

import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Switch } from '#web/ui/switch.tsx'

import { useSaveStages } from '../../api/parts.ts'
import { SaveOrDiscard } from '../save-draft.tsx'
import { withStage } from '../stages/stage-draft.ts'
import { toStoredRules, copyRules, type Rules } from './find-preset.ts'
import { editsAfterSaving, type PartEdits, withEdit, withoutEdit } from './part-edits.ts'
import { type FoldedProps, RuleFields } from './rule-fields.tsx'
import { TableChange } from './table-change.tsx'
import { areRulesValid } from './typed-figures.ts'

interface PartRulesProps extends FoldedProps {
  readonly whole: LeagueDetails
  readonly part: Extract<Stage, { kind: 'table' }>
  readonly edits: PartEdits
  readonly onEdits: (change: (now: PartEdits) => PartEdits) => void
}

/** The rules of a stage: its own, or those of the league. */
export function PartRules(props: PartRulesProps) {
  const { whole, part, edits, onEdits, ...folded } = props
  const text = useText('leagueRules')
  const toast = useToast()
  const save = useSaveStages(whole.league)
  const { league } = whole
  const edit = edits.get(part.id)
  const rules = edit ? edit.rules : part.rules
  const stages = withStage(whole.stages, { ...part, rules: rules && toStoredRules(rules) })
  const isWrong = rules !== null && !areRulesValid(rules)
  const version = edit?.version ?? league.version
  const change = (chosen: Rules | null) =>
    onEdits((now) => withEdit(now, part.id, { version, rules: chosen }))

  function keep() {
    save.mutate(
      { version, stages },
      {
        onSuccess: (saved) => {
          const versions = [version, saved.league.version] as const
          onEdits((now) => editsAfterSaving(now, { part: part.id, versions }))
          toast({ title: text.saved })
        },
      },
    )
  }

  return (
    <>
      <Switch
        label={text.parts.own}
        description={text.parts.ownText}
        value={rules !== null}
        onChange={(isOwn) => change(isOwn ? copyRules(part.rules ?? league.rules) : null)}
      />
      {rules && <RuleFields {...folded} sport={league.sport} rules={rules} onChange={change} />}
      {edit && !isWrong && (
        <TableChange
          whole={whole}
          after={{ ...whole, sport: league.sport, rules: league.rules, stages }}
          stage={part.id}
        />
      )}
      {edit && (
        <SaveOrDiscard
          change={save}
          isWrong={isWrong}
          onWrong={() => folded.onOpen(true)}
          onSave={keep}
          onDrop={() => onEdits((now) => withoutEdit(now, part.id))}
        />
      )}
    </>
  )
}
