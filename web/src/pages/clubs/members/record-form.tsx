import type { Club } from '@touchline/contract/clubs/shapes'
import type { ClubMember } from '@touchline/contract/clubs/shapes/memberships'

import { useChangeClubMember } from '#web/clubs/api/members.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

import { BankFields, MembershipFields, PersonFields } from './record-fields.tsx'
import { changesOf, formOf } from './record-values.ts'
import { useRecordForm } from './use-record-form.ts'

interface RecordCardsProps {
  readonly club: Club
  readonly member: ClubMember
}

/** The club's record of a member; sends only changes. */
export function RecordCards({ club, member }: RecordCardsProps) {
  const text = useText('clubMembers').record
  const wire = useText('wire')
  const toast = useToast()
  const { person, record } = member
  const save = useChangeClubMember(club.id, person.id)
  const before = formOf(member)
  const form = useRecordForm(before, save.error)

  function send(changes: ReturnType<typeof changesOf>) {
    save.mutate(
      { changes, version: record?.version },
      { onSuccess: () => toast({ title: text.saved }) },
    )
  }

  return (
    <form
      className="grid gap-5"
      noValidate
      onInput={() => save.error !== null && save.reset()}
      onSubmit={(event) => {
        event.preventDefault()
        if (form.check()) send(changesOf(before, form.values))
      }}
    >
      <Card title={text.title}>
        {record === null && <p className="mb-4 text-muted">{text.none}</p>}
        <div className="grid gap-5">
          {person.places.length === 0 && <PersonFields form={form} country={club.country} />}
          <MembershipFields form={form} nextNumber={member.nextNumber} />
        </div>
      </Card>
      <Card
        title={text.bank}
        action={
          record?.iban != null && (
            <Button size="s" variant="quiet" onClick={() => send({ iban: null })}>
              {text.removeIban}
            </Button>
          )
        }
      >
        <BankFields form={form} kept={record?.iban ?? null} />
      </Card>
      {form.complaint !== undefined && <Banner tone="danger">{form.complaint}</Banner>}
      <div>
        <Button type="submit" variant="primary" busy={save.isPending} busyLabel={wire.saving}>
          {wire.save}
        </Button>
      </div>
    </form>
  )
}
