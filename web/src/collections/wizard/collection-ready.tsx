import type { CollectionShape } from '@touchline/contract/collections/shapes/collection'
import { CircleCheck } from 'lucide-react'

import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'

import { pathOfUrl } from '../path-of-url.ts'
import { useValidate } from './use-validate.ts'

/** A collection that was just created: where its form is, and whether the team can be paid. */
export function CollectionReady({ collection }: { collection: CollectionShape }) {
  const text = useText('collections').success
  const { team } = useTeam()
  const title = text.titles[collection.kind]
  const isKnown = collection.payee === 'ready'
  return (
    <div className="mx-auto grid max-w-form grid-cols-[minmax(0,1fr)] gap-6 wrap-anywhere">
      <PageTitle title={`${title} · ${team.name}`} />
      <div className="grid gap-2 border-l-3 border-signal py-2 pl-5">
        <CircleCheck className="size-8 text-good" aria-hidden />
        <h1 className="text-xl">{title}</h1>
        <p className="line-clamp-2 text-muted">{collection.name}</p>
      </div>
      <FormAddress collection={collection} />
      {!isKnown && (
        <Banner tone="warning" title={text.verify}>
          {text.verifyText}
        </Banner>
      )}
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={pathOfUrl(collection.formUrl)}>{text.preview}</ButtonLink>
        <ButtonLink to={paths.collections(team.id)} variant={isKnown ? 'primary' : undefined}>
          {text.finish}
        </ButtonLink>
        {!isKnown && <Validate collectionId={collection.id} />}
      </div>
    </div>
  )
}

function FormAddress({ collection: { formUrl, broadcast } }: { collection: CollectionShape }) {
  const text = useText('collections').success
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <h2 className="font-medium">{text.address}</h2>
      <p className="text-s text-muted">{text.addressHints[broadcast]}</p>
      <div className="flex flex-wrap items-center gap-3">
        <span className="min-w-0 rounded-control bg-sunken px-3 py-2 text-s select-all">
          {formUrl}
        </span>
        <CopyButton text={formUrl} />
      </div>
    </section>
  )
}

function Validate({ collectionId }: { collectionId: string }) {
  const text = useText('collections').success
  const { team } = useTeam()
  const validate = useValidate(paths.collectionSuccess(team.id, collectionId))
  return (
    <Button variant="primary" busy={validate.isBusy} onClick={validate.begin}>
      {text.validate}
    </Button>
  )
}
