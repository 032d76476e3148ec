import { Mail } from 'lucide-react'
import { Link } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { fullName } from '#web/members/known-name.ts'
import { useDayHere } from '#web/members/use-day-here.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'

import type { PeopleDialogProps } from './people-bar.tsx'
import { addressesOf } from './people-view.ts'

/** Longer links are cut by some mail programs; the addresses can be copied then. */
const maxLink = 1800

/** By mail to everyone at once, or by message in each team. */
export function WriteDialog({ people, onClose }: PeopleDialogProps) {
  const { write: text } = useText('clubMembers')
  const { list } = useFormat()
  const today = useDayHere()
  const addresses = [...new Set(people.flatMap((one) => addressesOf(one, today)))]
  const without = people.filter((one) => addressesOf(one, today).length === 0)
  const link = `mailto:?bcc=${addresses.map(encodeURIComponent).join(',')}`
  return (
    <Dialog open title={text.title(people.length)} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className="grid gap-3">
        <p>
          <strong className="font-medium">{text.addresses(addresses.length)}.</strong>{' '}
          {text.parents}
        </p>
        {without.length > 0 && (
          <p className="text-muted wrap-anywhere">
            {text.without(list(without.map((one) => fullName(one))))}
          </p>
        )}
        <Teams people={people} />
      </div>
      {addresses.length > 0 && (
        <DialogActions>
          <CopyButton text={addresses.join(', ')} label={text.copy} />
          {link.length <= maxLink && (
            <a href={link} className={buttonStyle({ variant: 'primary' })}>
              <Mail aria-hidden />
              {text.app}
            </a>
          )}
        </DialogActions>
      )}
    </Dialog>
  )
}

function Teams({ people }: Pick<PeopleDialogProps, 'people'>) {
  const { write: text } = useText('clubMembers')
  const places = people.flatMap((one) => one.places.filter(({ isArchived }) => !isArchived))
  const teams = [...Map.groupBy(places, ({ teamId }) => teamId)]
  if (teams.length === 0) return null
  return (
    <div>
      <p className="mb-1 text-muted">{text.here}</p>
      <ul className="max-h-48 overflow-y-auto">
        {teams.map(([teamId, those]) => (
          <li key={teamId}>
            <Link
              to={paths.writeTo(
                teamId,
                those.map(({ memberId }) => memberId),
              )}
              className="inline-block py-1.5 underline wrap-anywhere"
            >
              {text.team(those[0]?.teamName ?? '', those.length)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
