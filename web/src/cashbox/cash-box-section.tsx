import type { CashBox } from '@touchline/contract/cashbox/shapes'
import { may } from '@touchline/domain/teams/permissions'

import { paths } from '#web/app/paths.ts'
import { useErrorToast } from '#web/members/use-error-toast.ts'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { useCashBox, useConfigure } from './api.ts'

/** Turns a team's cash box on; only for teams of adults. */
export function CashBoxSection({ teamId }: { teamId: string }) {
  const text = useText('cashbox')
  const box = useCashBox(teamId)
  return (
    <section>
      <h2 className="mb-4 text-l">{text.settings}</h2>
      {box.isPending && <SkeletonRows label={text.loading} count={2} />}
      {box.isLoadingError && <LoadFailure title={text.failed} query={box} />}
      {box.data && <Switches teamId={teamId} box={box.data} />}
    </section>
  )
}

function Switches({ teamId, box }: { teamId: string; box: CashBox }) {
  const text = useText('cashbox')
  const { onlyAdmins } = useText('teams')
  const complain = useErrorToast()
  const configure = useConfigure(teamId)
  const maySwitch = may(useActor(), 'cashbox.switch')
  const { isOn, isOpen, refusal } = box
  const change = (switches: { isOn: boolean; isOpen: boolean }) =>
    configure.mutate(switches, { onError: complain })
  const isStuck = !maySwitch || (refusal !== null && !isOn)
  return (
    <div className="grid gap-2">
      {refusal !== null && <Banner>{text.refusals[refusal]}</Banner>}
      {box.hasMinors && <p className="text-s text-muted">{text.minors}</p>}
      {!maySwitch && <Banner>{onlyAdmins}</Banner>}
      <Switch
        label={text.turnOn}
        description={text.turnOnText}
        value={isOn}
        disabled={isStuck}
        onChange={(on) => change({ isOn: on, isOpen })}
      />
      {isOn && (
        <>
          <Switch
            label={text.open}
            value={isOpen}
            disabled={!maySwitch}
            onChange={(open) => change({ isOn, isOpen: open })}
          />
          <TextLink to={paths.cashBox(teamId)}>{text.toBox}</TextLink>
        </>
      )}
    </div>
  )
}
