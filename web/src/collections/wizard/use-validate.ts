import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { codeOf, saysNothing } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useTeam } from '#web/teams/team-context.tsx'

import { useOnboard } from '../api.ts'

/** Leads to where the payment provider asks who the club is, and from there back to a page of ours. */
export function useValidate(returnPath: string) {
  const { success } = useText('collections')
  const { errors } = useText('wire')
  const { team } = useTeam()
  const toast = useToast()
  const navigate = useNavigate()
  const onboard = useOnboard(team.id)

  function begin() {
    onboard.mutate(
      { country: team.country, returnPath },
      {
        onSuccess: ({ url }) => location.assign(url),
        onError: (error) => {
          const code = codeOf(error)
          // There the password can be typed.
          if (code === 'fresh_sign_in_needed') void navigate(paths.payout(team.id))
          else
            toast({
              title: saysNothing(code) ? success.validateFailed : errors[code],
              tone: 'error',
            })
        },
      },
    )
  }

  return { begin, isBusy: onboard.isPending || onboard.isSuccess }
}
