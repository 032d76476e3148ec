import type { ClubPage } from '@touchline/contract/clubs/shapes'
import { mayInClub } from '@touchline/domain/clubs/permissions'
import { Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { PhoneLink } from '#web/ui/phone-link.tsx'

/** Rarely opened, so loaded on demand. */
const SafeguardingDialog = lazy(async () => ({
  default: (await import('./safeguarding-dialog.tsx')).SafeguardingDialog,
}))

/** Who children and parents can turn to, and the reports to that person. */
export function Safeguarding({ page }: { page: ClubPage }) {
  const { club, staff } = page
  const text = useText('clubs').page
  const { list: reports } = useText('reports')
  const [isEdited, setEdited] = useState(false)
  const { safeguardingName: name, safeguardingPhone: phone } = club
  return (
    <div>
      <h3 className="mb-3 font-medium">{text.safeguarding}</h3>
      {name === null ? <p>{text.noSafeguarding}</p> : <p className="wrap-anywhere">{name}</p>}
      {phone !== null && (
        <p className="[&_a]:underline">
          <PhoneLink phone={phone} />
        </p>
      )}
      <p className="mt-1 mb-4 max-w-measure text-s text-muted">{text.safeguardingHint}</p>
      <div className="flex flex-wrap gap-2">
        {mayInClub(page, 'club.edit') && (
          <Button size="s" icon={<Pencil aria-hidden />} onClick={() => setEdited(true)}>
            {text.editSafeguarding}
          </Button>
        )}
        <ButtonLink size="s" to={paths.reports}>
          {reports.title}
        </ButtonLink>
      </div>
      <Suspense>
        {isEdited && (
          <SafeguardingDialog club={club} staff={staff} onClose={() => setEdited(false)} />
        )}
      </Suspense>
    </div>
  )
}
