import { campaignSteps, type CampaignStep } from '@touchline/domain/collections/campaign'
import { useSearchParams } from 'react-router'

/** Which step is open: the address says it, so that the browser's own way back leads through them. */
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
