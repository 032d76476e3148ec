import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { codeOf, isUninformative } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useTeam } from '#web/teams/team-context.tsx'

import { useOnboard } from '../api.ts'

/** Opens the provider's onboarding, which returns to our page. */
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
          // The password can be entered there.
          if (code === 'fresh_sign_in_needed') void navigate(paths.payout(team.id))
          else
            toast({
              title: isUninformative(code) ? success.validateFailed : errors[code],
              tone: 'error',
            })
        },
      },
    )
  }

  return { begin, isBusy: onboard.isPending || onboard.isSuccess }
}
