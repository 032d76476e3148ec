import type { WholeLeague } from '@touchline/contract/leagues/shapes/league'
import type { Stage } from '@touchline/contract/leagues/shapes/parts'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Switch } from '#web/ui/switch.tsx'

import { useSaveStages } from '../../api/parts.ts'
import { SaveOrDrop } from '../save-draft.tsx'
import { withStage } from '../stages/stage-draft.ts'
import { copyOf, type Rules } from './preset-of.ts'
import { RuleFields } from './rule-fields.tsx'
import { TableChange } from './table-change.tsx'
import { canBeKept } from './typed-figures.ts'

interface PartRulesProps {
  readonly whole: WholeLeague
  readonly part: Extract<Stage, { kind: 'table' }>
}

/** What somebody is changing: refused when the league has been changed since they began. */
interface Edit {
  readonly version: number
  readonly rules: Rules | null
}

/** The rules of a part of the season: those of the league, or its own. */
export function PartRules({ whole, part }: PartRulesProps) {
  const text = useText('leagueRules')
  const toast = useToast()
  const save = useSaveStages(whole.league)
  const [edit, setEdit] = useState<Edit>()
  const { league } = whole
  const rules = edit ? edit.rules : part.rules
  const stages = withStage(whole.stages, { ...part, rules })
  const isWrong = rules !== null && !canBeKept(rules)
  const change = (chosen: Rules | null) =>
    setEdit({ version: edit?.version ?? league.version, rules: chosen })

  function keep(version: number) {
    save.mutate(
      { version, stages },
      {
        onSuccess: () => {
          setEdit(undefined)
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
        onChange={(isOwn) => change(isOwn ? copyOf(league.rules) : null)}
      />
      {rules && <RuleFields sport={league.sport} rules={rules} onChange={change} />}
      {edit && !isWrong && (
        <TableChange
          whole={whole}
          after={{ ...whole, rules: league.rules, stages }}
          stage={part.id}
        />
      )}
      {edit && (
        <SaveOrDrop
          change={save}
          isWrong={isWrong}
          onSave={() => keep(edit.version)}
          onDrop={() => setEdit(undefined)}
        />
      )}
    </>
  )
}
