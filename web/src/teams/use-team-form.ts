import type { Team, TeamChange } from '@touchline/contract/teams/shapes'
import { useCallback, useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'

import { createResolver } from '#web/platform/forms/create-resolver.ts'
import { createDraftKeeper } from '#web/platform/forms/draft-keeper.ts'

import type { TeamEdit } from './api/team.ts'

const useKeptDraft = createDraftKeeper<TeamChange>()

/** The settings form. Updates from the server are shown until the person types. */
export function useTeamForm(team: Team, mayEdit: boolean) {
  const base = useRef(team)
  const form = useForm<TeamChange>({
    resolver: createResolver(
      async () => (await import('@touchline/contract/teams/shapes')).teamChange,
    ),
    defaultValues: valuesOf(team),
    disabled: !mayEdit,
  })
  useKeptDraft(form)
  const { isDirty, dirtyFields } = form.formState
  const { reset } = form

  const takeOver = useCallback(
    (current: Team) => {
      base.current = current
      reset(valuesOf(current))
    },
    [reset],
  )

  useEffect(() => {
    if (!isDirty && base.current.version !== team.version) takeOver(team)
  }, [isDirty, team, takeOver])

  /** The changed fields with their previous values. */
  function editOf(values: TeamChange): TeamEdit {
    const changes = changedFields(values, dirtyFields)
    const { logoFileId: _logo, coverFileId: _cover, ...texts } = changes
    const was = pick(valuesOf(base.current), Object.keys(texts))
    return { changes, was, version: base.current.version }
  }

  return { form, editOf, takeOver }
}

function valuesOf(team: Team): TeamChange {
  const { id: _id, logo: _logo, cover: _cover, club: _club, memberCount: _count, ...fields } = team
  const { version: _version, createdAt: _created, ...values } = fields
  return values
}

function changedFields(values: TeamChange, dirty: Readonly<Record<string, unknown>>): TeamChange {
  return pick(
    values,
    Object.keys(dirty).filter((field) => dirty[field] === true),
  )
}

function pick(values: TeamChange, fields: readonly string[]): TeamChange {
  return Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field)))
}
