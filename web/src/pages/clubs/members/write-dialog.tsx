import { Mail, MessageSquarePlus } from 'lucide-react'
import { Link } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { addressesOf } from '#web/clubs/people/people-view.ts'
import { fullName } from '#web/members/known-name.ts'
import { useTodayInTeam } from '#web/members/use-today-in-team.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'

import type { PeopleDialogProps } from './people-bar.tsx'

/** Some mail programs cut longer links; the addresses can then be copied. */
const maxLink = 1800

/** By message here, or by email. */
export function WriteDialog({ clubId, people, onClose }: PeopleDialogProps) {
  const { write: text } = useText('clubMembers')
  const { list } = useFormat()
  const today = useTodayInTeam()
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
      </div>
      <DialogActions>
        {addresses.length > 0 && <CopyButton text={addresses.join(', ')} label={text.copy} />}
        {addresses.length > 0 && link.length <= maxLink && (
          <a href={link} className={buttonStyle({})}>
            <Mail aria-hidden />
            {text.app}
          </a>
        )}
        <Link
          to={paths.writeToClub(clubId)}
          state={{ personIds: people.map(({ id }) => id) }}
          className={buttonStyle({ variant: 'primary' })}
        >
          <MessageSquarePlus aria-hidden />
          {text.here}
        </Link>
      </DialogActions>
    </Dialog>
  )
}
