import type { CollectionShape } from '@touchline/contract/collections/shapes/collection'

import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

import { Wizard } from './wizard.tsx'

interface TitledWizardProps {
  readonly collection: CollectionShape
  readonly begin?: (() => Promise<void>) | undefined
}

/** The wizard under what it sets up. */
export function TitledWizard({ collection, begin }: TitledWizardProps) {
  const text = useText('collectionWizard')
  const { title: all } = useText('collections')
  const { team } = useTeam()
  const isDraft = collection.state === 'draft'
  const title = isDraft ? text.titles[collection.kind] : text.settingsTitle
  return (
    <>
      <PageTitle title={`${title} · ${team.name}`} />
      <PageHeader
        title={title}
        subtitle={isDraft ? undefined : <span className="wrap-anywhere">{collection.name}</span>}
        crumbs={[
          { label: all, to: paths.collections(team.id) },
          ...(isDraft
            ? []
            : [{ label: collection.name, to: paths.collection(team.id, collection.id) }]),
          { label: title },
        ]}
      />
      <Wizard collection={collection} begin={begin} />
    </>
  )
}
