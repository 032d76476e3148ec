import type { Me } from '@touchline/contract/accounts/shapes'
import type { DeletionPreview } from '@touchline/contract/accounts/shapes/deletion'
import { isolated } from '@touchline/domain/values/isolated'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { QueryBoundary } from '#web/accounts/query-boundary.tsx'
import { Section } from '#web/accounts/section.tsx'
import { useText } from '#web/platform/language/language.tsx'

import { useDeletionPreview } from './api.ts'
import { LeavingForm } from './leaving-form.tsx'

/** Deleting the account: what is lost first, then the proof of identity. */
export function LeavingView({ me }: { me: Me }) {
  const text = useText('accounts').leaving
  const preview = useDeletionPreview()
  return (
    <Section title={text.title} about={text.about}>
      <p>{text.grace}</p>
      <QueryBoundary query={preview}>
        {preview.data && (
          <>
            <Losses preview={preview.data} />
            <p>
              <Link
                to="?view=data"
                replace
                className="font-medium text-link underline underline-offset-3"
              >
                {text.exportFirst}
              </Link>
            </p>
            <LeavingForm email={me.email} proof={preview.data.proof} />
          </>
        )}
      </QueryBoundary>
    </Section>
  )
}

function Losses({ preview: { clubs, teams, children } }: { preview: DeletionPreview }) {
  const text = useText('accounts').leaving
  return (
    <>
      {clubs.length + teams.length > 0 && (
        <Loss title={text.soleAdminOf}>
          {[...clubs, ...teams].map(({ id, name, outcome }) => (
            <li key={id}>
              {outcome.kind === 'handed_over'
                ? text.promoted(isolated(name), outcome.to)
                : text.closed(name)}
            </li>
          ))}
        </Loss>
      )}
      {children.length > 0 && (
        <Loss title={text.onlyGuardianOf}>
          {children.map(({ memberId, name, teamName }) => (
            <li key={memberId}>{text.child(isolated(name), teamName)}</li>
          ))}
        </Loss>
      )}
    </>
  )
}

function Loss({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="w-full rounded-surface border border-line p-5">
      <h3 className="mb-2 font-semibold">{title}</h3>
      <ul className="grid list-disc gap-1 pl-5 wrap-anywhere">{children}</ul>
    </div>
  )
}
