import { campaignSteps, type CampaignStep } from '@touchline/domain/collections/campaign'
import { useSearchParams } from 'react-router'

/** The current step, kept in the URL, so that the browser's back button works. */
export function useSteps(first: CampaignStep) {
  const [search, setSearch] = useSearchParams()
  const named = search.get('step')
  const step = campaignSteps.find((known) => known === named) ?? first
  const at = campaignSteps.indexOf(step)

  function go(wanted: CampaignStep) {
    if (wanted === step) return
    setSearch((before) => {
      before.set('step', wanted)
      return before
    })
  }

  return { step, at, next: campaignSteps[at + 1], previous: campaignSteps[at - 1], go }
}
