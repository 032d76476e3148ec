import type { CollectionShape } from '@touchline/contract/collections/shapes/collection'
import type { CampaignStep } from '@touchline/domain/collections/campaign'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { fieldsOf } from '#web/platform/client/refusal.ts'
import { useTeam } from '#web/teams/team-context.tsx'

import { usePublishCollection } from '../api.ts'
import type { Invited } from './broadcast/invite-choice.tsx'
import { isDraftField, stepOfField } from './draft.ts'

/** Publishes the collection, invites the chosen people, and confirms. */
export function usePublishDraft(collection: CollectionShape, refuse: (step: CampaignStep) => void) {
  const { id } = collection
  const { team } = useTeam()
  const navigate = useNavigate()
  const publish = usePublishCollection(team.id, id)
  const [invited, setInvited] = useState<Invited>(everybody)

  function create(version: number) {
    publish.mutate(
      { version, invite: listQueryOf(invited) },
      {
        onSuccess: () => {
          void navigate(paths.collectionSuccess(team.id, id), { replace: true })
        },
        onError: (error) => {
          const [field] = Object.keys(fieldsOf(error)).filter(isDraftField)
          if (field !== undefined) refuse(stepOfField(field))
        },
      },
    )
  }

  return {
    invited,
    setInvited,
    lacksMembers: invited.whom === 'some' && invited.memberIds.size === 0,
    create,
    isCreating: publish.isPending,
    createError: publish.error,
  }
}

const everybody: Invited = { whom: 'everybody', memberIds: new Set() }

function listQueryOf({ whom, memberIds }: Invited) {
  return whom === 'some' ? { kind: 'members' as const, memberIds: [...memberIds] } : { kind: whom }
}
