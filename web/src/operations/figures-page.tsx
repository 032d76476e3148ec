import type { Figures } from '@touchline/contract/operations/shapes/figures'

import { PageTitle } from '#web/app/page-title.tsx'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { localTimeZone } from '#web/platform/language/local-time-zone.ts'
import { useBytes } from '#web/platform/language/use-bytes.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { useFigures } from './api.ts'
import { EventsCard } from './events-card.tsx'
import { LoadingFailed } from './loading-failed.tsx'
import { QueuesCard } from './queues-card.tsx'
import { SendingCard } from './sending-card.tsx'
import { WeeksCard } from './weeks-card.tsx'

/** Figures of the installation. */
export default function FiguresPage() {
  const text = useText('operations').admin
  const format = useFormat()
  const { data, isPending, refetch } = useFigures()
  return (
    <>
      <PageTitle title={`${text.figures.title} · ${text.title}`} />
      <PageHeader title={text.figures.title} />
      {isPending ? (
        <Skeleton className="h-96 w-full" />
      ) : data === undefined ? (
        <LoadingFailed onRetry={() => void refetch()} />
      ) : (
        <>
          <Counts figures={data} />
          <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
            <WeeksCard weeks={data.weeks} />
            <EventsCard days={data.eventsByDay} />
            <QueuesCard queues={data.queues} />
            <SendingCard title={text.figures.mail} sending={data.mail} hasList />
            <SendingCard title={text.figures.texts} sending={data.texts} hasList={false} />
          </div>
          <p className="figures mt-6 text-s text-muted">
            {text.figures.asOf(format.moment(data.at, localTimeZone()))} ·{' '}
            {text.figures.version(data.version)}
          </p>
        </>
      )}
    </>
  )
}

function Counts({ figures }: { figures: Figures }) {
  const text = useText('operations').admin.figures
  const { number } = useFormat()
  const bytes = useBytes()
  const { accounts, storage } = figures
  const counts = [
    {
      label: text.accounts,
      value: number(accounts.total),
      notes: [
        text.newInDays(number(accounts.new7), 7),
        text.newInDays(number(accounts.new30), 30),
        text.activeInDays(number(accounts.active30), 30),
      ],
    },
    { label: text.teams, value: number(figures.teams) },
    { label: text.clubs, value: number(figures.clubs) },
    { label: text.members, value: number(figures.members) },
    {
      label: text.storage,
      value: bytes(storage.bytes),
      notes: [text.files(storage.files, number(storage.files))],
    },
    { label: text.database, value: bytes(figures.databaseBytes) },
    { label: text.streams, value: number(figures.streams), notes: [text.streamsLead] },
  ]
  return (
    <dl className="grid grid-cols-2 gap-px overflow-clip rounded-surface border border-line bg-line md:grid-cols-4">
      {counts.map(({ label, value, notes = [] }, place) => (
        <div
          key={label}
          className={place === 0 ? 'col-span-2 bg-surface p-4 sm:p-5' : 'bg-surface p-4 sm:p-5'}
        >
          <dt className="text-s text-muted">{label}</dt>
          <dd className="figures mt-1 font-head text-xl font-bold">{value}</dd>
          {notes.map((note) => (
            <dd key={note} className="figures text-s text-muted">
              {note}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
