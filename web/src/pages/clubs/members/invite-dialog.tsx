import { useMutation } from '@tanstack/react-query'
import type { ClubPerson } from '@touchline/contract/clubs/shapes/members'

import { addressesOf } from '#web/clubs/people/people-view.ts'
import { fullName } from '#web/members/known-name.ts'
import { useTodayInTeam } from '#web/members/use-today-in-team.ts'
import { client } from '#web/platform/client/client.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'

import type { PeopleDialogProps } from './people-bar.tsx'

/** The limit of one request per team. */
const atOnce = 50

/**
 * Invites everyone who can't be reached yet and has an address; each person's team sends the
 * invitation.
 */
export function InviteDialog({ people, onClose, onDone }: PeopleDialogProps) {
  const { invite: text } = useText('clubMembers')
  const { list } = useFormat()
  const today = useTodayInTeam()
  const toast = useToast()
  const waiting = people.filter(({ isReached, places }) => !isReached && places.length > 0)
  const letters = lettersTo(waiting, today)
  const without = waiting.filter((one) => addressesOf(one, today).length === 0)
  const invite = useInviteAll()
  const count = letters.reduce((sum, { emails }) => sum + emails.length, 0)

  function send() {
    if (count === 0) return
    invite.mutate(letters, {
      onSuccess: ({ invited, known }) => {
        toast({
          title: text.invited(invited),
          ...(known > 0 && { description: text.known(known) }),
        })
        onDone()
      },
    })
  }

  return (
    <EntryDialog
      title={text.title(count)}
      description={count === 0 ? text.nobody : text.text}
      submitLabel={text.confirm}
      save={invite}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {without.length > 0 && (
        <p className="text-muted wrap-anywhere">
          {text.without(list(without.map((one) => fullName(one))))}
        </p>
      )}
    </EntryDialog>
  )
}

interface TeamLetters {
  readonly teamId: string
  readonly emails: string[]
}

/** Each address once per team, in batches of the limit. */
function lettersTo(people: readonly ClubPerson[], today: string): readonly TeamLetters[] {
  const wanted = people.flatMap((person) => {
    const place = person.places.find(({ isArchived }) => !isArchived)
    return place === undefined
      ? []
      : addressesOf(person, today).map((email) => ({ teamId: place.teamId, email }))
  })
  return [...Map.groupBy(wanted, ({ teamId }) => teamId)].flatMap(([teamId, ones]) => {
    const emails = [...new Set(ones.map(({ email }) => email.toLowerCase()))]
    return Array.from({ length: Math.ceil(emails.length / atOnce) }, (_, at) => ({
      teamId,
      emails: emails.slice(at * atOnce, (at + 1) * atOnce),
    }))
  })
}

/** One team after another: sent invitations stay sent when a later one fails. */
function useInviteAll() {
  return useMutation({
    mutationFn: async (letters: readonly TeamLetters[]) => {
      const outcomes = []
      for (const letter of letters) {
        const { results } = await client.invitations.invite(letter)
        outcomes.push(...results.map(({ outcome }) => outcome))
      }
      const invited = outcomes.filter((outcome) => outcome === 'invited').length
      return { invited, known: outcomes.length - invited }
    },
  })
}
