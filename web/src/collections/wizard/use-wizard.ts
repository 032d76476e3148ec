import type { CollectionShape } from '@touchline/contract/collections/shapes/collection'
import type { CampaignStep } from '@touchline/domain/collections/campaign'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'

import { isDraftField, stepProblems, problemsOf, stepOfField } from './draft.ts'
import { useDraft } from './use-draft.ts'
import { usePublishDraft } from './use-publish-draft.ts'
import { useSteps } from './use-steps.ts'

/** Moves through the five steps and publishes at the end. */
export function useWizard(collection: CollectionShape, begin?: () => Promise<void>) {
  const { id, kind } = collection
  const isDraft = collection.state === 'draft'
  const { team } = useTeam()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const typed = useDraft(collection, begin)
  const { step, at, next, previous, go } = useSteps(isDraft ? collection.step : 'information')
  /** Counts attempts, so that each focuses the first refused field. */
  const [tries, setTries] = useState({ step, count: 0 })
  const creating = usePublishDraft(collection, refuse)
  const wasTried = tries.count > 0 && tries.step === step
  const found = stepProblems(step, { draft: typed.draft, kind, language })

  function refuse(refused: CampaignStep) {
    setTries(({ count }) => ({ step: refused, count: count + 1 }))
    go(refused)
  }

  async function goOn() {
    if (Object.keys(found).length > 0) return refuse(step)
    if (next === undefined) return finish()
    const saving = await typed.saveAt(isDraft ? next : collection.step)
    if (saving.kind !== 'refused') go(next)
  }

  async function finish() {
    const [first] = Object.keys(problemsOf(typed.draft, { kind, language })).filter(isDraftField)
    if (first !== undefined) return refuse(stepOfField(first))
    if (isDraft && creating.lacksMembers) return refuse('broadcast')
    const saving = await typed.saveAt('broadcast')
    if (saving.kind !== 'saved') return
    if (isDraft) return creating.create(saving.version)
    await navigate(paths.collection(team.id, id))
  }

  return {
    ...typed,
    ...creating,
    step,
    at,
    isDraft,
    isLast: next === undefined,
    choose: go,
    goOn,
    goBack: previous && (() => go(previous)),
    problems: wasTried ? found : {},
    lacksMembers: wasTried && creating.lacksMembers,
    tries: tries.count,
    isBusy: typed.isSaving || creating.isCreating,
    error: typed.error ?? creating.createError,
  }
}
