import { holdsTeams } from '@touchline/domain/home/browser-import/offer'
import { Suspense, useState, type ReactNode } from 'react'
import { Outlet } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { readStored } from '#web/platform/browser-storage.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useSession } from '#web/platform/session/session-provider.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { answerLater, answerNever, broughtUntil, isOfferOpen } from './offer-answer.ts'

/** Around /teams and /dashboard: asks once whether what an older version kept here should come along. */
export default function OfferLayout() {
  const { user } = useSession()
  return (
    <>
      {user && (
        <Suspense fallback={null}>
          <Offer key={user.id} accountId={user.id} />
        </Suspense>
      )}
      <Outlet />
    </>
  )
}

function Offer({ accountId }: { accountId: string }) {
  const [isOpen, setOpen] = useState(
    () => isOfferOpen(accountId) && holdsTeams(readStored('userTeams')),
  )
  const [until] = useState(() => broughtUntil(accountId, new Date()))
  if (isOpen) return <Question accountId={accountId} onAnswer={() => setOpen(false)} />
  return until === undefined ? null : <BroughtNote until={until} />
}

function Question({ accountId, onAnswer }: { accountId: string; onAnswer: () => void }) {
  const text = useText('bringing')
  const toast = useToast()

  function never() {
    answerNever(accountId)
    toast({ title: text.neverDone })
    onAnswer()
  }

  function later() {
    answerLater(accountId)
    onAnswer()
  }

  return (
    <Aside label={text.title}>
      <Banner title={text.offer}>
        <p className="text-muted">{text.offerText}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <ButtonLink to={paths.bringTeams} variant="primary">
            {text.look}
          </ButtonLink>
          <Button onClick={later}>{text.notNow}</Button>
          <Button variant="quiet" onClick={never}>
            {text.never}
          </Button>
        </div>
      </Banner>
    </Aside>
  )
}

function BroughtNote({ until }: { until: string }) {
  const text = useText('bringing')
  const format = useFormat()
  return (
    <Aside label={text.title}>
      <p className="text-s text-muted">
        {text.broughtNote(format.day(until.slice(0, 10)))}{' '}
        <TextLink to={paths.bringTeams}>{text.seeBrought}</TextLink>
      </p>
    </Aside>
  )
}

function Aside({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside aria-label={label} className="mx-auto w-full max-w-page px-4 pt-6 sm:px-6">
      {children}
    </aside>
  )
}
