import type { FixtureListPreview } from '@touchline/contract/events/shapes/fixture-list'
import { type ReactNode, useState } from 'react'

import { useClubTeams } from '#web/clubs/api/teams.ts'
import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import { type ChosenList, useImportFixtures, usePreviewFixtures } from './api.ts'
import { LinesLeftOut } from './lines-left-out.tsx'
import { NamesToPlace } from './names-to-place.tsx'

export interface FoundFixtures extends ChosenList {
  readonly preview: FixtureListPreview
}

interface CheckFixturesProps {
  readonly clubId: string
  readonly found: FoundFixtures
  readonly onFound: (found: FoundFixtures) => void
  readonly onDone: () => void
}

/** The effect of importing a list, before it is saved. */
export function CheckFixtures(props: CheckFixturesProps) {
  const { preview } = props.found
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {preview.questions.length > 0 ? <PlaceNames {...props} /> : <ConfirmList {...props} />}
    </div>
  )
}

function PlaceNames({ clubId, found, onFound, onDone }: CheckFixturesProps) {
  const text = useText('fixtureList')
  const teams = useClubTeams({ clubId, enabled: true }).data ?? []
  const [chosen, setChosen] = useState<ReadonlyMap<string, string | null>>(new Map())
  const look = usePreviewFixtures(clubId)
  const { source, preview } = found
  const isPlaced = preview.questions.every(({ key }) => chosen.has(key))

  function place() {
    const names = [...found.names, ...[...chosen].map(([key, teamId]) => ({ key, teamId }))]
    look.mutate(
      { source, names },
      { onSuccess: (next) => onFound({ source, names, preview: next }) },
    )
  }

  return (
    <>
      <NamesToPlace
        names={preview.questions}
        teams={teams}
        chosen={chosen}
        onChoose={(key, teamId) => setChosen(new Map(chosen).set(key, teamId))}
      />
      <LinesLeftOut preview={preview} />
      <Ending error={look.error} onCancel={onDone}>
        <Button
          variant="primary"
          busy={look.isPending}
          busyLabel={text.reading}
          refusal={isPlaced ? undefined : text.placeAll}
          onClick={place}
        >
          {text.goOn}
        </Button>
      </Ending>
    </>
  )
}

function ConfirmList({ clubId, found, onDone }: CheckFixturesProps) {
  const text = useText('fixtureList')
  const wire = useText('wire')
  const toast = useToast()
  const importing = useImportFixtures(clubId)
  const { source, names, preview } = found
  const writes = preview.created + preview.changed + preview.cancelled

  function save() {
    importing.mutate(
      { source, names, fingerprint: preview.fingerprint },
      {
        onSuccess: () => {
          toast({ title: text.imported(writes) })
          onDone()
        },
      },
    )
  }

  return (
    <>
      <Figures preview={preview} />
      <LinesLeftOut preview={preview} />
      <Ending error={importing.error} onCancel={onDone}>
        <Button
          variant="primary"
          busy={importing.isPending}
          busyLabel={wire.saving}
          refusal={writes === 0 ? text.nothingNew : undefined}
          onClick={save}
        >
          {text.import(writes)}
        </Button>
      </Ending>
    </>
  )
}

interface EndingProps {
  readonly error: Error | null
  readonly onCancel: () => void
  readonly children: ReactNode
}

function Ending({ error, onCancel, children }: EndingProps) {
  const wire = useText('wire')
  return (
    <>
      {error && <Banner tone="danger">{wire.errors[codeOf(error)]}</Banner>}
      <div className="flex flex-wrap gap-2">
        {children}
        <Button onClick={onCancel}>{wire.cancel}</Button>
      </div>
    </>
  )
}

function Figures({ preview }: { preview: FixtureListPreview }) {
  const text = useText('fixtureList')
  const { figures } = text
  const lines = [
    figures.created(preview.created),
    figures.changed(preview.changed),
    figures.cancelled(preview.cancelled),
    figures.unchanged(preview.unchanged),
    figures.removed(preview.removed),
  ]
  const counts = [
    preview.created,
    preview.changed,
    preview.cancelled,
    preview.unchanged,
    preview.removed,
  ]
  return (
    <ul className="grid gap-1">
      {lines.flatMap((line, at) =>
        counts[at] === 0
          ? []
          : [
              <li key={line} className="text-l">
                {line}
              </li>,
            ],
      )}
    </ul>
  )
}
