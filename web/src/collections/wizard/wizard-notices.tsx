import { PremiumRefusal } from '#web/entitlements/premium-refusal.tsx'
import { codeOf } from '#web/platform/client/refusal.ts'
import { useReason } from '#web/platform/client/use-reason.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

interface WizardNoticesProps {
  readonly isLast: boolean
  readonly isWaiting: boolean
  readonly error: Error | null
  readonly takeTheirs: () => Promise<void>
  readonly keepMine: () => Promise<void>
}

/** Why saving failed, and that nothing is lost. */
export function WizardNotices({ isLast, isWaiting, error, ...does }: WizardNoticesProps) {
  const text = useText('collectionWizard')
  const { closed } = useText('entitlements')
  const { team } = useTeam()
  const reason = useReason(error)
  if (isWaiting) return <Banner tone="warning">{isLast ? text.awayAtEnd : text.away}</Banner>
  if (error === null) return null
  const code = codeOf(error)
  if (code === 'changed_meanwhile') return <Meanwhile {...does} />
  if (code === 'premium_needed')
    return <PremiumRefusal refusal={closed.fee_collections} teamId={team.id} />
  return (
    <Banner tone="danger" title={text.saveFailed}>
      {reason ?? text.saveFailedText}
    </Banner>
  )
}

function Meanwhile({ takeTheirs, keepMine }: Pick<WizardNoticesProps, 'takeTheirs' | 'keepMine'>) {
  const { meanwhile } = useText('collectionWizard')
  return (
    <Banner tone="warning" title={meanwhile.title}>
      <p>{meanwhile.text}</p>
      <span className="mt-2 flex flex-wrap gap-2">
        <Button size="s" onClick={() => void takeTheirs()}>
          {meanwhile.takeTheirs}
        </Button>
        <Button size="s" onClick={() => void keepMine()}>
          {meanwhile.keepMine}
        </Button>
      </span>
    </Banner>
  )
}
