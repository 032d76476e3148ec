import type { CollectionShape } from '@touchline/contract/collections/shapes/collection'
import { defaultFees, newCampaign } from '@touchline/domain/collections/campaign'
import { collectionKinds, type CollectionKind } from '@touchline/domain/collections/readiness'
import { useState } from 'react'

import { useMe } from '#web/accounts/api.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'

import { usePayout } from '../api.ts'

export function readKind(written: string | null): CollectionKind | undefined {
  return collectionKinds.find((kind) => kind === written)
}

/** A collection as the server will create it once something is typed. */
export function useBlankCollection(id: string, kind: CollectionKind): CollectionShape {
  const { firstFees: words } = useText('collectionWizard')
  const { team } = useTeam()
  const email = useMe().data?.email ?? ''
  const payee = usePayout(team.id).data?.state ?? 'none'
  const [fees] = useState(() =>
    defaultFees(kind, words).map((fee) => ({
      ...fee,
      id: crypto.randomUUID(),
      stock: null,
      sizes: [],
    })),
  )
  const { validity, open, payment, ...campaign } = newCampaign(words)
  return {
    ...campaign,
    ...validity,
    id,
    kind,
    state: 'draft',
    step: 'information',
    version: 1,
    fees,
    fields: [],
    organizerEmail: email,
    takesInstalments: payment.instalments,
    takesOffline: payment.offline,
    opensOn: open.startsOn,
    closesOn: open.endsOn,
    goal: null,
    formUrl: '',
    createdAt: '',
    publishedAt: null,
    usedFeeIds: [],
    billCount: 0,
    problems: {},
    payee,
  }
}
