import { useMakeManager } from '#web/clubs/api/club.ts'
import { useClubStaff } from '#web/clubs/api/teams.ts'
import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

interface MakeManagerDialogProps {
  readonly clubId: string
  readonly onClose: () => void
}

/** Those who coach or run a team of the club and do not manage it yet. */
export function MakeManagerDialog({ clubId, onClose }: MakeManagerDialogProps) {
  const text = useText('clubs').page
  const { tryAgain, errors } = useText('wire')
  const toast = useToast()
  const make = useMakeManager(clubId)
  const staff = useClubStaff(clubId)
  const others = staff.data?.filter(({ isManager }) => !isManager)

  function choose({ accountId, firstName, lastName }: Person) {
    make.mutate(accountId, {
      onSuccess: () => toast({ title: text.made(`${firstName} ${lastName}`) }),
      onError: (error) => toast({ title: errors[codeOf(error)], tone: 'error' }),
    })
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.makeManager}
      description={text.makeManagerHint}
    >
      {staff.isPending && <SkeletonRows label={text.loading} count={3} />}
      {staff.isError && (
        <ErrorState
          title={text.failed}
          action={<Button onClick={() => void staff.refetch()}>{tryAgain}</Button>}
        />
      )}
      {others?.length === 0 && <p>{text.allManageAlready}</p>}
      {others && others.length > 0 && (
        <ul className="divide-y divide-line">
          {others.map((person) => (
            <Candidate
              key={person.accountId}
              person={person}
              isBusy={make.isPending && make.variables === person.accountId}
              onChoose={() => choose(person)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

interface Person {
  readonly accountId: string
  readonly firstName: string
  readonly lastName: string
  readonly teamNames: readonly string[]
}

interface CandidateProps {
  readonly person: Person
  readonly isBusy: boolean
  readonly onChoose: () => void
}

function Candidate({ person, isBusy, onChoose }: CandidateProps) {
  const text = useText('clubs').page
  const wire = useText('wire')
  const name = `${person.firstName} ${person.lastName}`

  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-s text-muted wrap-anywhere">{person.teamNames.join(', ')}</p>
      </div>
      <Button
        size="s"
        aria-label={text.make(name)}
        busy={isBusy}
        busyLabel={wire.saving}
        onClick={onChoose}
      >
        {text.makeShort}
      </Button>
    </li>
  )
}
